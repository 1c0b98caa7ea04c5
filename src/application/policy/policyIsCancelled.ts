import { isCancelled } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { LoadPolicy } from './loadPolicy';

export type PolicyIsCancelled = ReturnType<typeof policyIsCancelled>;

/** Reads the policy back and says whether it is cancelled. Throws `ApiFailure`. */
export const policyIsCancelled =
  (loadPolicy: LoadPolicy, record: Pick<CustomerRecord, 'policy'>) =>
  async (signal: AbortSignal): Promise<boolean> => {
    await loadPolicy(signal);
    const policy = record.policy.read();
    return policy !== undefined && isCancelled(policy);
  };
