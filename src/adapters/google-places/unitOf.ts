/** Apartments, floors, buildings and lots at the end of a text. "FL 33101" is a state and a zip code, and "Space Dr" a street. */
const UNITS =
  /(?:^|\s)(?<units>(?:(?:(?:(?:apt|apartment|suite|ste|unit)\b\.?\s*(?:#\s*)?|#\s*)[\w-]+|(?:bldg|building|fl|floor|lot|ph|rm|room|spc|space|trlr|trailer)\b\.?\s*(?:#\s*)?(?:\d{1,4}[a-z]?|[a-z]\d{0,4})|\d{1,3}(?:st|nd|rd|th)\s+fl(?:oor)?\.?)(?![\w-])\s*){1,9})$/i;

/** Where in a building a typed street is, such as "Bldg C Apt 4B" or "3rd Floor", also after a comma; empty where nothing says so. */
export const unitOf = (typed: string): string =>
  typed
    .split(',')
    .flatMap((part) => UNITS.exec(part)?.groups?.['units']?.trim() ?? [])
    .join(' ');
