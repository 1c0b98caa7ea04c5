declare const instant: unique symbol;

/** A moment, as an ISO 8601 timestamp with its zone: "2026-11-21T09:30:00.000Z". */
export type Instant = string & { readonly [instant]: true };

export const Instant = {
  parse: (text: string): Instant | undefined => {
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : (new Date(time).toISOString() as Instant);
  },
  ofDate: (date: Date): Instant => date.toISOString() as Instant,
  toDate: (moment: Instant): Date => new Date(moment),
  /** Negative where the second is the earlier one. */
  millisecondsBetween: (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from),
};
