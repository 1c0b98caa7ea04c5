import { type Claim, isOpen } from '../../domain/claims/Claim';
import { newestFirst } from '../../domain/newestFirst';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

type LatestClaim = Pick<CustomerRecord, 'latestClaim'>;

export type ListClaims = ReturnType<typeof listClaims>;

/** Lists the claims, newest first, and writes the newest that is open, or else the latest, to the record. Throws `ApiFailure`. */
export const listClaims =
  (claims: Pick<ClaimsGateway, 'list'>, record: LatestClaim) =>
  async (signal: AbortSignal): Promise<readonly Claim[]> => {
    const listed = newestFirst(await claims.list(signal));
    record.latestClaim.write(listed.find(isOpen) ?? listed[0]);
    return listed;
  };

/** Reads the claim that was just filed, which is the latest from now on. Throws `ApiFailure`. */
export const readFiledClaim =
  (claims: Pick<ClaimsGateway, 'details'>, record: LatestClaim): ClaimsGateway['details'] =>
  async (reference, signal) => {
    record.latestClaim.reset();
    const details = await claims.details(reference, signal);
    record.latestClaim.write(details);
    return details;
  };
