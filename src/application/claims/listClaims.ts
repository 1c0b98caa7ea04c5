import { type Claim, isOpen } from '../../domain/claims/Claim';
import { newestFirst } from '../../domain/newestFirst';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly claims: Pick<ClaimsGateway, 'list'>;
  readonly record: Pick<CustomerRecord, 'latestClaim'>;
}

export type ListClaims = ReturnType<typeof listClaims>;

/** Lists the claims, newest first, and writes the newest that is open, or else the latest, to the record. Throws `ApiFailure`. */
export const listClaims =
  ({ claims, record }: Needs) =>
  async (signal: AbortSignal): Promise<readonly Claim[]> => {
    const listed = newestFirst(await claims.list(signal));
    record.latestClaim.write(listed.find(isOpen) ?? listed[0]);
    return listed;
  };
