declare const instant: unique symbol;

/** A moment, as an ISO 8601 timestamp with its zone: "2026-11-21T09:30:00.000Z". */
export type Instant = string & { readonly [instant]: true };

/** The format of `Date.prototype.toISOString`, without 29 February, which most years lack. Such a text needs no parsing. */
const CANONICAL =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3])(?::[0-5]\d){2}\.\d{3}Z$/;

/** ISO 8601 with a zone: with or without separators, seconds and fractions. */
const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)? ?(?:Z|([+-]\d{2})(?::?(\d{2}))?)$/i;

/** The form that every engine reads. An engine may read any other text as some date: Chromium reads "Unit 1" as a day in 2001. */
const normalised = (text: string): string => {
  const [, year, month, day, hour, minute, second = '00', fraction = '0', zone = '+00', zoneMinute = '00'] =
    ISO.exec(text) ?? [];
  // Chromium reads 30 February as 2 March, and other engines refuse it.
  if (new Date(`${year}-${month}-${day}`).getUTCDate() !== Number(day)) return '';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3)}${zone}:${zoneMinute}`;
};

export const Instant = {
  /** From any ISO 8601 timestamp. A list has up to 10,000 of them, so a canonical one is returned as it is. */
  parse: (text: string): Instant | undefined => {
    if (CANONICAL.test(text)) return text as Instant;
    const date = new Date(normalised(text));
    const year = date.getUTCFullYear();
    // A zone can lead to a year that has not four digits, whose moments cannot be compared as texts.
    return year >= 0 && year <= 9999 ? Instant.ofDate(date) : undefined;
  },
  ofDate: (date: Date): Instant => date.toISOString() as Instant,
  toDate: (moment: Instant): Date => new Date(moment),
  secondsAfter: (moment: Instant, seconds: number): Instant =>
    Instant.ofDate(new Date(Date.parse(moment) + seconds * 1000)),
  /** Negative if `to` is before `from`. */
  millisecondsBetween: (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from),
};
