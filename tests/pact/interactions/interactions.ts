import type { Interaction } from '../Interaction';
import { authInteractions } from './auth';
import { billingInteractions } from './billing';
import { claimsInteractions } from './claims';
import { customerInteractions } from './customer';
import { policiesInteractions } from './policies';
import { ratesInteractions } from './rates';
import { tokensInteractions } from './tokens';

/** Everything that the portal expects of the API. */
export const interactions: readonly Interaction[] = [
  ...authInteractions,
  ...tokensInteractions,
  ...claimsInteractions,
  ...policiesInteractions,
  ...ratesInteractions,
  ...customerInteractions,
  ...billingInteractions,
];
