import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { BillingGateway } from '../../application/ports/BillingGateway';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import type { DocumentsGateway } from '../../application/ports/DocumentsGateway';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import type { RatingGateway } from '../../application/ports/RatingGateway';
import type { Session } from '../../domain/session/Session';
import { memoryAuthGateway } from './authGateway';
import { memoryBillingGateway } from './billingGateway';
import { memoryClaimsGateway } from './claimsGateway';
import { memoryCustomerGateway } from './customerGateway';
import { memoryDocumentsGateway } from './documentsGateway';
import { memoryPolicyGateway } from './policyGateway';
import { memoryRatingGateway } from './ratingGateway';
import type { World } from './World';

export interface MemoryGateways {
  readonly auth: AuthGateway;
  readonly claims: ClaimsGateway;
  readonly customer: CustomerGateway;
  readonly policy: PolicyGateway;
  readonly rating: RatingGateway;
  readonly billing: BillingGateway;
  readonly documents: DocumentsGateway;
}

/** "claims.submit" and so on, for every method of every gateway. */
export type CallName = {
  [Area in keyof MemoryGateways]: `${Area}.${keyof MemoryGateways[Area] & string}`;
}[keyof MemoryGateways];

/** Every gateway over one world, for whoever the current session belongs to. */
export const memoryGateways = (
  world: World,
  currentSession: () => Session | undefined,
  clock: Clock,
): MemoryGateways => ({
  auth: memoryAuthGateway(world, clock),
  claims: memoryClaimsGateway(world, currentSession, clock),
  customer: memoryCustomerGateway(world, currentSession, clock),
  policy: memoryPolicyGateway(world, currentSession, clock),
  rating: memoryRatingGateway(world, currentSession, clock),
  billing: memoryBillingGateway(world, currentSession, clock),
  documents: memoryDocumentsGateway(world, currentSession),
});
