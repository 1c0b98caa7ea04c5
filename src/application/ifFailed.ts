import { isFailureInSession } from './ApiFailure';

/**
 * For `catch`: what takes the place of a reply where the call fails and the session goes on. Throws everything else: a defect, an abort, or the
 * end of the session.
 */
export const ifFailed =
  <Other>(other: Other) =>
  (failure: unknown): Other => {
    if (!isFailureInSession(failure)) throw failure;
    return other;
  };
