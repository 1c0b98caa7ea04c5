import type { ClaimsGateway } from '../ports/ClaimsGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

interface Needs {
  readonly claims: Pick<ClaimsGateway, 'details'>;
  readonly record: Pick<CustomerRecord, 'latestClaim'>;
}

/** Reads the claim that was just filed, which is the latest from now on. Throws `ApiFailure`. */
export const readFiledClaim =
  ({ claims, record }: Needs): ClaimsGateway['details'] =>
  async (reference, signal) => {
    record.latestClaim.reset();
    const details = await claims.details(reference, signal);
    record.latestClaim.write(details);
    return details;
  };
