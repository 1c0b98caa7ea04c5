import { DEFAULT_BILLING_TERM } from '../../domain/account/BillingTerm';
import type { EditedPolicy } from '../../domain/policy/CoverageEdit';
import type { CustomerRecord } from '../ports/CustomerRecord';

/** What the record says about the policy that the customer edits; `undefined` until policy and billing history are loaded. */
export const editedPolicy = (
  record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'standing'>,
): EditedPolicy | undefined => {
  const policy = record.policy.read();
  const standing = record.standing.read();
  if (policy === undefined || standing === undefined) return undefined;
  const billingTerm = record.profile.read()?.billingTerm ?? DEFAULT_BILLING_TERM;
  return { policy, standing, billingTerm, preview: record.rate.read() };
};
