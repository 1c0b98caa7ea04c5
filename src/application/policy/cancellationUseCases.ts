import { type Cancellation, cancellationErrors } from '../../domain/policy/cancellation';
import { cancelled, isCancelled } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import type { UniqueIds } from '../ports/UniqueIds';
import { writeOnce } from '../writeOnce';
import type { LoadPolicy } from './loadPolicy';

export type CancelPolicyOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof cancellationErrors>[number] }
  /** The insurer's message, which may be empty. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' };

interface Parts {
  readonly record: Pick<CustomerRecord, 'policy' | 'sent'>;
  readonly policy: Pick<PolicyGateway, 'cancel'>;
  readonly loadPolicy: LoadPolicy;
  readonly ids: UniqueIds;
}

export type CancellationUseCases = ReturnType<typeof cancellationUseCases>;

export const cancellationUseCases = ({ record, policy: policies, loadPolicy, ids }: Parts) => {
  /** A cancellation shows in the policy. */
  const write = writeOnce(record, ids, {
    name: 'cancellation',
    readBack: async (_, signal) => {
      const policy = await loadPolicy(signal);
      return policy && isCancelled(policy);
    },
    settlesLater: true,
  });

  const markCancelled = (): CancelPolicyOutcome => {
    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));
    return { kind: 'cancelled' };
  };

  return {
    /** Cancels the policy, and marks the policy in the record as cancelled in this session. Throws `ApiFailure`. */
    cancelPolicy: async (cancellation: Cancellation): Promise<CancelPolicyOutcome> => {
      const [error] = cancellationErrors(cancellation);
      if (error) return { kind: 'invalid', error };

      const { reason } = cancellation;
      const outcome = await write.send({ decision: reason, send: (key) => policies.cancel(reason, key) });
      if (outcome.kind === 'unknown') return outcome;
      if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;
      return markCancelled();
    },

    /** Reads back whether a cancellation that was sent has been carried out. Throws a 401. */
    findOutCancellation: async (signal: AbortSignal): Promise<CancelPolicyOutcome> => {
      const finding = await write.findOut(signal);
      if (finding.kind === 'unknown') return finding;
      return finding.kind === 'done' ? markCancelled() : { kind: 'refused', message: '' };
    },
  };
};
