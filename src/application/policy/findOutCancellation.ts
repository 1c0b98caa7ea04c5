import { cancelled } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { findOut } from '../unknownOutcome';
import type { CancelPolicyOutcome } from './cancelPolicy';
import type { PolicyIsCancelled } from './policyIsCancelled';

export type FindOutCancellation = ReturnType<typeof findOutCancellation>;

/** Reads back whether a cancellation that was sent has been carried out. Throws a 401. */
export const findOutCancellation =
  (record: Pick<CustomerRecord, 'policy' | 'sent'>, isCancelled: PolicyIsCancelled) =>
  async (signal: AbortSignal): Promise<Exclude<CancelPolicyOutcome, { readonly kind: 'invalid' }>> => {
    const finding = await findOut(record, 'cancellation', () => isCancelled(signal));
    if (finding === 'unknown') return { kind: 'unknown' };
    if (finding === 'notDone') return { kind: 'refused', message: '' };
    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));
    return { kind: 'cancelled' };
  };
