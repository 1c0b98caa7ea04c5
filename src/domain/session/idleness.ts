const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a customer may do nothing, in whole minutes. */
export interface IdleLimits {
  readonly minutesUntilWarning: number;
  /** How long the warning shows before the customer is signed out. */
  readonly minutesToAnswer: number;
}

export type Idleness =
  | { readonly kind: 'present' }
  | { readonly kind: 'warned'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** One object, so that nothing renders each second while the customer stays present. */
export const present: Idleness = { kind: 'present' };

/** The state of a customer after a time without activity. */
export const idlenessAfter = (milliseconds: number, { minutesUntilWarning, minutesToAnswer }: IdleLimits): Idleness => {
  if (milliseconds < minutesUntilWarning * MINUTE) return present;
  const left = (minutesUntilWarning + minutesToAnswer) * MINUTE - milliseconds;
  return left > 0 ? { kind: 'warned', secondsLeft: Math.ceil(left / SECOND) } : { kind: 'over' };
};

/** The time left for screen readers. It changes every minute, then at 30 and 10 seconds, because a screen reader would read out every second. */
export const announcedSeconds = (secondsLeft: number): number =>
  [10, 30].find((milestone) => secondsLeft <= milestone) ?? Math.ceil(secondsLeft / 60) * 60;
