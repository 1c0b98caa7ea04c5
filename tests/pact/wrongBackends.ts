import { billing } from './wrong/billing';
import { caches } from './wrong/caches';
import type { WrongBackend } from './wrong/caughtBy';
import { claims } from './wrong/claims';
import { documents } from './wrong/documents';
import { email } from './wrong/email';
import { keys } from './wrong/keys';
import { otherCustomers } from './wrong/otherCustomers';
import { policy } from './wrong/policy';
import { policyChanges } from './wrong/policyChanges';
import { profile } from './wrong/profile';
import { refusals } from './wrong/refusals';
import { secrets } from './wrong/secrets';
import { session } from './wrong/session';
import { sideEffects } from './wrong/sideEffects';
import { signIn } from './wrong/signIn';
import { someCustomers } from './wrong/someCustomers';

/**
 * Backends with a defect that a customer would notice, and the check that finds each. A file of `wrong/` is about an area of the API, or about
 * one mistake of many calls.
 */
export const wrongBackends: readonly WrongBackend[] = [
  ...signIn,
  ...session,
  ...otherCustomers,
  ...secrets,
  ...email,
  ...profile,
  ...policy,
  ...policyChanges,
  ...claims,
  ...billing,
  ...documents,
  ...keys,
  ...caches,
  ...sideEffects,
  ...someCustomers,
  ...refusals,
];
