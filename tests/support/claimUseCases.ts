import { type FileClaim, type FindOutClaim, fileClaim, findOutClaim } from '../../src/application/claims/fileClaim';
import type { ClaimsGateway } from '../../src/application/ports/ClaimsGateway';
import type { Clock } from '../../src/application/ports/Clock';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { UniqueIds } from '../../src/application/ports/UniqueIds';
import { writeOnce } from '../../src/application/unknownOutcome';
import { countedIds } from './policyUseCases';

interface Parts {
  readonly record: CustomerRecord;
  readonly claims: ClaimsGateway;
  readonly clock: Clock;
  readonly ids?: UniqueIds;
}

/** The use cases that file a claim, wired as the portal wires them. */
export const claimUseCases = ({
  record,
  claims,
  clock,
  ids = countedIds(),
}: Parts): { readonly fileClaim: FileClaim; readonly findOutClaim: FindOutClaim } => ({
  fileClaim: fileClaim(claims, record, clock, writeOnce(record, ids)),
  findOutClaim: findOutClaim(claims, record),
});
