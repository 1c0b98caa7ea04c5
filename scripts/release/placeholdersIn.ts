/** What the repository ships in place of the insurer's own values. */
const PLACEHOLDER =
  /(?:^|[./@])(?:hearthside|insurer)\.example\b|(?:^|\.)localhost$|placeholder wording|texto provisional/i;

/** The places of a configuration that still have a value of the repository. */
export const placeholdersIn = (value: unknown, place = ''): readonly string[] => {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [`${place} is still the placeholder "${value}"`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const at = place === '' ? name : `${place}.${name}`;
    return [...(PLACEHOLDER.test(name) ? [`${at} is still a placeholder`] : []), ...placeholdersIn(inside, at)];
  });
};
