import type { Interaction } from '../Interaction';
import { authInteractions } from './auth';
import { billingInteractions } from './billing';
import { claimsInteractions, expiredTokenInteraction } from './claims';
import { customerInteractions } from './customer';
import { policiesInteractions } from './policies';
import { ratesInteractions } from './rates';

/** Everything that the portal expects of the API. */
export const interactions: readonly Interaction[] = [
  ...authInteractions,
  ...claimsInteractions,
  expiredTokenInteraction,
  ...policiesInteractions,
  ...ratesInteractions,
  ...customerInteractions,
  ...billingInteractions,
];
