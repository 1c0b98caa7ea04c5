import { ApiFailure } from '../../application/ApiFailure';
import type { CoverageChangeRefusal } from '../../application/ports/PolicyGateway';

/**
 * What a failed coverage change, or its preview, tells the customer: any failure stays on the screen, except a 401 (document 2,
 * section 8, edit policy). What is no failed call is thrown.
 */
export const coverageChangeRefusal = (failure: unknown): CoverageChangeRefusal => {
  if (!(failure instanceof ApiFailure) || failure.details.status === 401) throw failure;
  const { message } = failure.details;
  return message.includes('PolicyChangeForbidden') ? { kind: 'forbidden' } : { kind: 'refused', message };
};
