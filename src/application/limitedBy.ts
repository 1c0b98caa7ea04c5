import { ApiFailure } from './ApiFailure';

/** The insurer refused a call because there were too many. The message is its own, and may be empty. */
export interface Limited {
  readonly kind: 'limited';
  readonly message: string;
  /** When to try again, where the insurer says so. */
  readonly seconds?: number | undefined;
}

/** For `catch`: turns too many attempts into an outcome, which the screen shows. Throws every other failure. Rule FAULT-53. */
export const limitedBy = (failure: unknown): Limited => {
  if (!(failure instanceof ApiFailure) || failure.details.pause?.kind !== 'tooManyAttempts') throw failure;
  const { message, pause } = failure.details;
  return { kind: 'limited', message, seconds: pause.seconds };
};
