import { ApiFailure } from '../../application/ApiFailure';
import type { CoverageChangeRefusal } from '../../application/ports/PolicyGateway';

/**
 * What the customer reads about a coverage change or a preview that failed. Throws a 401, a failure whose outcome is not known, and what
 * is no `ApiFailure`.
 */
export const coverageChangeRefusal = (failure: unknown): CoverageChangeRefusal => {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { kind, message, closedFor } = failure.details;
  if (kind === 'unauthorized' || kind === 'unknownOutcome') throw failure;
  return message.includes('PolicyChangeForbidden') ? { kind: 'forbidden' } : { kind: 'refused', message, closedFor };
};
