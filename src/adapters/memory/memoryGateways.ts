import type { Gateways } from '../../application/ports/Gateways';
import type { Clock } from '../../application/ports/Clock';
import type { Session } from '../../domain/session/Session';
import { memoryAuthGateway } from './authGateway';
import { memoryBillingGateway } from './billingGateway';
import { memoryClaimsGateway } from './claimsGateway';
import { memoryCustomerGateway } from './customerGateway';
import { memoryDocumentsGateway } from './documentsGateway';
import { memoryPolicyGateway } from './policyGateway';
import { memoryRatingGateway } from './ratingGateway';
import type { World } from './World';

/** Every gateway over one world, for the customer of the current session. */
export const memoryGateways = (world: World, currentSession: () => Session | undefined, clock: Clock): Gateways => ({
  auth: memoryAuthGateway(world, clock),
  claims: memoryClaimsGateway(world, currentSession, clock),
  customer: memoryCustomerGateway(world, currentSession, clock),
  policy: memoryPolicyGateway(world, currentSession, clock),
  rating: memoryRatingGateway(world, currentSession, clock),
  billing: memoryBillingGateway(world, currentSession, clock),
  documents: memoryDocumentsGateway(world, currentSession),
});
