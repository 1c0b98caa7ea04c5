import { type Cancellation, cancellationErrors } from '../../domain/policy/cancellation';
import { cancelled, isCancelled } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import { type WriteOnce, findOut } from '../unknownOutcome';
import type { LoadPolicy } from './loadPolicy';

export type CancelPolicyOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof cancellationErrors>[number] }
  /** The insurer's message, which may be empty. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' };

export type CancelPolicy = ReturnType<typeof cancelPolicy>;

/** Cancels the policy, and marks the policy in the record as cancelled in this session. Throws `ApiFailure`. */
export const cancelPolicy =
  (
    policies: Pick<PolicyGateway, 'cancel'>,
    record: Pick<CustomerRecord, 'policy'>,
    writeOnce: WriteOnce,
    loadPolicy: LoadPolicy,
  ) =>
  async (cancellation: Cancellation): Promise<CancelPolicyOutcome> => {
    const [error] = cancellationErrors(cancellation);
    if (error) return { kind: 'invalid', error };

    const outcome = await writeOnce({
      name: 'cancellation',
      decision: cancellation.reason,
      send: (key) => policies.cancel(cancellation.reason, key),
      isDone: () => policyIsCancelled(loadPolicy, new AbortController().signal),
    });
    if (outcome.kind === 'notDone') throw outcome.failure;
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;

    return markCancelled(record);
  };

export type FindOutCancellation = ReturnType<typeof findOutCancellation>;

/** Reads back whether a cancellation that was sent has been carried out. Throws a 401. */
export const findOutCancellation =
  (record: Pick<CustomerRecord, 'policy' | 'sent'>, loadPolicy: LoadPolicy) =>
  async (signal: AbortSignal): Promise<Exclude<CancelPolicyOutcome, { readonly kind: 'invalid' }>> => {
    const finding = await findOut(record, 'cancellation', () => policyIsCancelled(loadPolicy, signal));
    if (finding === 'unknown') return { kind: 'unknown' };
    if (finding === 'notDone') return { kind: 'refused', message: '' };
    return markCancelled(record);
  };

/** Reads the policy back and says whether it is cancelled, if one is listed. Throws `ApiFailure` and `PolicyWithoutTerms`. */
const policyIsCancelled = async (loadPolicy: LoadPolicy, signal: AbortSignal): Promise<boolean | undefined> => {
  const policy = await loadPolicy(signal);
  return policy && isCancelled(policy);
};

const markCancelled = (record: Pick<CustomerRecord, 'policy'>): { readonly kind: 'cancelled' } => {
  const policy = record.policy.read();
  if (policy) record.policy.write(cancelled(policy));
  return { kind: 'cancelled' };
};
