import { ApiFailure, type FailureDetails } from './ApiFailure';

/** Where a failure that no screen handles takes the customer. */
export type FailureRoute =
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'serverError'; readonly details: FailureDetails };

/**
 * The shared handler of document 1, section 8: 401 signs out, 404 is the not-found page, everything else is the server error
 * page. Anything that is not a failed call is a defect of ours and shows as a server error without a status.
 */
export const failureRoute = (failure: unknown): FailureRoute => {
  if (!(failure instanceof ApiFailure)) {
    return { kind: 'serverError', details: { status: 0, message: '', description: String(failure) } };
  }
  if (failure.details.status === 401) return { kind: 'signedOut' };
  if (failure.details.status === 404) return { kind: 'notFound' };
  return { kind: 'serverError', details: failure.details };
};
