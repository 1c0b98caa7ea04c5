import { ApiFailure, type FailureDetails } from '../../application/ApiFailure';
import type { CoverageChangeRefusal } from '../../application/ports/PolicyGateway';
import { hasCode } from './hasCode';

/** Whether the policy cannot be changed because it is about to renew. */
export const isChangeForbidden = (details: FailureDetails): boolean =>
  hasCode(details, 'change-forbidden', details.message.includes('PolicyChangeForbidden'));

/**
 * What the customer reads about a coverage change or a preview that failed. Throws a 401, a failure with an unknown outcome, and any error
 * that is not an `ApiFailure`.
 */
export const coverageChangeRefusal = (failure: unknown): CoverageChangeRefusal => {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { kind, message, pause } = failure.details;
  if (kind === 'unauthorized' || kind === 'unknownOutcome') throw failure;
  return isChangeForbidden(failure.details) ? { kind: 'forbidden' } : { kind: 'refused', message, pause };
};
