import { type Policy, policyShown } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';

/** A policy without terms cannot be shown. */
export class PolicyWithoutTerms extends Error {
  override readonly name = 'PolicyWithoutTerms';
}

interface Needs {
  readonly policy: Pick<PolicyGateway, 'list'>;
  readonly record: Pick<CustomerRecord, 'policy'>;
}

export type LoadPolicy = ReturnType<typeof loadPolicy>;

/**
 * Loads the customer's policy into the record, and returns it. An empty list does not change the record. Throws `ApiFailure` and
 * `PolicyWithoutTerms`.
 */
export const loadPolicy =
  ({ policy: policies, record }: Needs) =>
  async (signal: AbortSignal): Promise<Policy | undefined> => {
    const [listed] = await policies.list(signal);
    if (listed === undefined) return undefined;
    const policy = policyShown(listed, record.policy.read()?.sessionCancel ?? false);
    if (policy === undefined) throw new PolicyWithoutTerms('A policy has no terms.');
    record.policy.write(policy);
    return policy;
  };
