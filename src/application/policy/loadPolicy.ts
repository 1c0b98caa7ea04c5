import { type Policy, policyShown } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';

/** A policy without terms cannot be shown. */
export class PolicyWithoutTerms extends Error {
  override readonly name = 'PolicyWithoutTerms';
}

export type LoadPolicy = ReturnType<typeof loadPolicy>;

/**
 * Loads the customer's policy into the record, and returns it. An empty list does not change the record. Throws `ApiFailure` and
 * `PolicyWithoutTerms`.
 */
export const loadPolicy =
  (policies: Pick<PolicyGateway, 'list'>, record: Pick<CustomerRecord, 'policy'>) =>
  async (signal: AbortSignal): Promise<Policy | undefined> => {
    const [listed] = await policies.list(signal);
    if (listed === undefined) return undefined;
    const policy = policyShown(listed, record.policy.read()?.sessionCancel ?? false);
    if (policy === undefined) throw new PolicyWithoutTerms('A policy has no terms.');
    record.policy.write(policy);
    return policy;
  };
