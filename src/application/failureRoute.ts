import { ApiFailure } from './ApiFailure';

/** What the server error page shows; empty texts are left out, or replaced by the page's own words. */
export interface ErrorReport {
  readonly status: number;
  readonly message: string;
  readonly description: string;
  readonly correlationId: string;
}

/** Where a failure that no screen handles takes the customer. */
export type FailureRoute =
  /** The call was given up, because the customer left or signed out: nobody waits for it. */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'serverError'; readonly report: ErrorReport };

/**
 * The shared handler of document 1, section 8: 401 signs out, 404 is the not-found page, everything else is the server error
 * page. Anything that is not a failed call is a defect of ours and shows as a server error without a status.
 */
export const failureRoute = (failure: unknown): FailureRoute => {
  if (!(failure instanceof ApiFailure)) {
    if (isGivenUp(failure)) return { kind: 'nowhere' };
    const description = failure instanceof Error ? failure.message : String(failure);
    return { kind: 'serverError', report: { status: 0, message: '', description, correlationId: '' } };
  }
  const { status, message, statusText = '', description = '', correlationId = '' } = failure.details;
  if (status === 401) return { kind: 'signedOut' };
  if (status === 404) return { kind: 'notFound' };
  return { kind: 'serverError', report: { status, message: message || statusText, description, correlationId } };
};

/** By its name: a `DOMException` is no `Error` everywhere. */
const isGivenUp = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && Reflect.get(failure, 'name') === 'AbortError';
