import { ApiFailure } from './ApiFailure';
import type { Pause } from './Pause';

/** What a failure says about itself. Empty texts are left out, or replaced by the page's own words. */
interface FailureReport {
  readonly status: number;
  readonly message: string;
  readonly description: string;
  readonly correlationId: string;
}

/** Where a failure that no screen handles takes the customer. */
type FailureRoute =
  /** The call was aborted, because the customer left or signed out. */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'notFound' }
  | {
      readonly kind: 'serverError';
      readonly report: FailureReport;
      readonly pause?: Pause | undefined;
    };

/**
 * The shared handler's table. An error that is not a failed call is a defect of ours. It shows as a server error without a status, and
 * without its own text, which means nothing to a customer.
 */
export const failureRoute = (failure: unknown): FailureRoute => {
  if (!(failure instanceof ApiFailure)) {
    if (isAborted(failure)) return { kind: 'nowhere' };
    return { kind: 'serverError', report: { status: 0, message: '', description: '', correlationId: '' } };
  }
  const { kind, status, message, statusText = '', description = '', correlationId = '', pause } = failure.details;
  if (kind === 'unauthorized') return { kind: 'signedOut' };
  if (kind === 'notFound') return { kind };
  const report = { status, message: message || statusText, description, correlationId };
  return { kind: 'serverError', report, pause };
};

/** Compares the name, because a `DOMException` is not an `Error` in every browser. */
export const isAborted = (failure: unknown): boolean => Reflect.get(Object(failure), 'name') === 'AbortError';
