declare const instant: unique symbol;

/** A moment, as an ISO 8601 timestamp with its zone: "2026-11-21T09:30:00.000Z". */
export type Instant = string & { readonly [instant]: true };

/** As `Date.prototype.toISOString` writes it, on a day that every month has. */
const CANONICAL = /^\d{4}-\d\d-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):\d\d:\d\d\.\d{3}Z$/;

export const Instant = {
  /** From any ISO 8601 timestamp; a list of 10,000 has one in each row, so what is in its final form is not written anew. */
  parse: (text: string): Instant | undefined => {
    const time = Date.parse(text);
    if (Number.isNaN(time)) return undefined;
    return (CANONICAL.test(text) ? text : new Date(time).toISOString()) as Instant;
  },
  ofDate: (date: Date): Instant => date.toISOString() as Instant,
  toDate: (moment: Instant): Date => new Date(moment),
  /** Negative where the second is the earlier one. */
  millisecondsBetween: (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from),
};
