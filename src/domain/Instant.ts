declare const instant: unique symbol;

/** A moment, as an ISO 8601 timestamp with its zone: "2026-11-21T09:30:00.000Z". */
export type Instant = string & { readonly [instant]: true };

/** What `Date.prototype.toISOString` writes, on a day that every month has. */
const CANONICAL = /^\d{4}-\d\d-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):\d\d:\d\d\.\d{3}Z$/;

export const Instant = {
  /** From any ISO 8601 timestamp. A list has up to 10,000 of them, so a canonical one is returned as it is. */
  parse: (text: string): Instant | undefined => {
    const time = Date.parse(text);
    if (Number.isNaN(time)) return undefined;
    return (CANONICAL.test(text) ? text : new Date(time).toISOString()) as Instant;
  },
  ofDate: (date: Date): Instant => date.toISOString() as Instant,
  toDate: (moment: Instant): Date => new Date(moment),
  secondsAfter: (moment: Instant, seconds: number): Instant =>
    Instant.ofDate(new Date(Date.parse(moment) + seconds * 1000)),
  /** Negative if `to` is before `from`. */
  millisecondsBetween: (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from),
};
