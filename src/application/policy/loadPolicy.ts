import { type Policy, policyShown } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';

/** A policy without terms cannot be shown, and is an error (document 1, section 4). */
export class PolicyWithoutTerms extends Error {
  override readonly name = 'PolicyWithoutTerms';
}

export type LoadPolicy = ReturnType<typeof loadPolicy>;

/**
 * Brings the customer's policy into the record; an empty list leaves the record as it is. Throws `ApiFailure`, and
 * `PolicyWithoutTerms`.
 */
export const loadPolicy =
  (policies: Pick<PolicyGateway, 'list'>, record: Pick<CustomerRecord, 'policy'>) =>
  async (signal: AbortSignal): Promise<void> => {
    const [held] = await policies.list(signal);
    if (held === undefined) return;
    const policy: Policy | undefined = policyShown(held, record.policy.read()?.sessionCancel ?? false);
    if (policy === undefined) throw new PolicyWithoutTerms(`Policy ${held.policyNumber} has no terms.`);
    record.policy.write(policy);
  };
