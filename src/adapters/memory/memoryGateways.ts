import type { Clock } from '../../application/ports/Clock';
import type { Gateways } from '../../application/ports/Gateways';
import { type Caller, type Tokens, knownCaller } from './caller';
import { fail } from './fail';
import { memoryAuthGateway } from './memoryAuthGateway';
import { memoryBillingGateway } from './memoryBillingGateway';
import { memoryClaimsGateway } from './memoryClaimsGateway';
import { memoryCustomerGateway } from './memoryCustomerGateway';
import { memoryDocumentsGateway } from './memoryDocumentsGateway';
import { memoryPolicyGateway } from './memoryPolicyGateway';
import { memoryRatingGateway } from './memoryRatingGateway';
import type { World } from './World';

/** Every gateway over one world, for the customer of the current session. */
export const memoryGateways = (world: World, currentTokens: () => Tokens | undefined, clock: Clock): Gateways => {
  const known = (): Caller | undefined => knownCaller(world, currentTokens());
  const caller = (): Caller => known() ?? fail('unauthorized', 'Unauthorized');
  return {
    auth: memoryAuthGateway(world, clock),
    claims: memoryClaimsGateway(world, caller, clock),
    customer: memoryCustomerGateway(world, caller, known, clock),
    policy: memoryPolicyGateway(world, caller, clock),
    rating: memoryRatingGateway(caller, clock),
    billing: memoryBillingGateway(world, caller, clock),
    documents: memoryDocumentsGateway(caller),
  };
};
