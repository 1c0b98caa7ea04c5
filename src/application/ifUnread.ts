import { failureRoute } from './failureRoute';

/** For `catch`: what takes the place of a reply that could not be read, for whatever reason. Throws only the end of the session. */
export const ifUnread =
  <const Other>(other: Other) =>
  (failure: unknown): Other => {
    if (failureRoute(failure).kind === 'signedOut') throw failure;
    return other;
  };
