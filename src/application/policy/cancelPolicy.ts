import { type Cancellation, cancellationErrors } from '../../domain/policy/cancellation';
import { cancelled, isCancelled } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import type { UniqueIds } from '../ports/UniqueIds';
import { type WriteOnce, writeOnce } from '../writeOnce';
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
  (policies: Pick<PolicyGateway, 'cancel'>, record: Pick<CustomerRecord, 'policy'>, write: WriteOnce) =>
  async (cancellation: Cancellation): Promise<CancelPolicyOutcome> => {
    const [error] = cancellationErrors(cancellation);
    if (error) return { kind: 'invalid', error };

    const outcome = await write.send({
      decision: cancellation.reason,
      send: (key) => policies.cancel(cancellation.reason, key),
    });
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;

    return markCancelled(record);
  };

export type FindOutCancellation = ReturnType<typeof findOutCancellation>;

/** Reads back whether a cancellation that was sent has been carried out. Throws a 401. */
export const findOutCancellation =
  (record: Pick<CustomerRecord, 'policy'>, write: WriteOnce) =>
  async (signal: AbortSignal): Promise<Exclude<CancelPolicyOutcome, { readonly kind: 'invalid' }>> => {
    const finding = await write.findOut(signal);
    if (finding.kind === 'unknown') return finding;
    if (finding.kind === 'notDone') return { kind: 'refused', message: '' };
    return markCancelled(record);
  };

/** A cancellation shows in the policy. */
export const cancellationWrite = (record: Pick<CustomerRecord, 'sent'>, ids: UniqueIds, loadPolicy: LoadPolicy) =>
  writeOnce(record, ids, {
    name: 'cancellation',
    readBack: async (_, signal) => {
      const policy = await loadPolicy(signal);
      return policy && isCancelled(policy);
    },
    settlesLater: true,
  });

const markCancelled = (record: Pick<CustomerRecord, 'policy'>): { readonly kind: 'cancelled' } => {
  const policy = record.policy.read();
  if (policy) record.policy.write(cancelled(policy));
  return { kind: 'cancelled' };
};
