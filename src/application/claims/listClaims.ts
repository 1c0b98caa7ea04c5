import type { Claim } from '../../domain/claims/Claim';
import { newestFirst } from '../../domain/newestFirst';
import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly claims: Pick<ClaimsGateway, 'list'>;
  readonly record: Pick<CustomerRecord, 'claims'>;
}

export type ListClaims = ReturnType<typeof listClaims>;

/** Lists the claims, newest first, and writes them to the record. Throws `ApiFailure`. */
export const listClaims =
  ({ claims, record }: Needs) =>
  async (signal: AbortSignal): Promise<readonly Claim[]> => {
    const listed = newestFirst(await claims.list(signal));
    record.claims.write(listed);
    return listed;
  };
