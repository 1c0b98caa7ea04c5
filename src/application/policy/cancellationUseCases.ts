import type { AccountChange } from '../../domain/billing/Receipt';
import { type Cancellation, cancellationErrors, emptyCancellation } from '../../domain/policy/cancellation';
import { cancellationEffect } from '../../domain/policy/cancellationEffect';
import { cancelled, isCancelled } from '../../domain/policy/Policy';
import type { Clock } from '../ports/Clock';
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
  readonly record: Pick<CustomerRecord, 'drafts' | 'policy' | 'receipt' | 'sent'>;
  readonly policy: Pick<PolicyGateway, 'cancel'>;
  readonly loadPolicy: LoadPolicy;
  readonly clock: Clock;
  readonly ids: UniqueIds;
}

export type CancellationUseCases = ReturnType<typeof cancellationUseCases>;

export const cancellationUseCases = ({ record, policy: policies, loadPolicy, clock, ids }: Parts) => {
  const draft = record.drafts.of('cancellation', emptyCancellation);

  /** A cancellation shows in the policy. */
  const write = writeOnce(record, ids, {
    name: 'cancellation',
    readBack: async (_, signal) => {
      const policy = await loadPolicy(signal);
      return policy && isCancelled(policy);
    },
    settlesLater: true,
  });

  /** What a cancellation changes; asked before the record has the cancelled policy. */
  const effectOf = (reason: string): AccountChange => ({ ...cancellationEffect(record.policy.read()), reason });

  const markCancelled = (change: AccountChange): CancelPolicyOutcome => {
    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));
    record.receipt.write({ kind: 'cancellation', at: clock.now(), change });
    draft.reset();
    return { kind: 'cancelled' };
  };

  return {
    draft,

    /** Cancels the policy, marks the policy in the record as cancelled in this session, and keeps the receipt. Throws `ApiFailure`. */
    cancelPolicy: async (cancellation: Cancellation): Promise<CancelPolicyOutcome> => {
      const [error] = cancellationErrors(cancellation);
      if (error) return { kind: 'invalid', error };

      const { reason } = cancellation;
      const change = effectOf(reason);
      const outcome = await write.send({ decision: reason, send: (key) => policies.cancel(reason, key) });
      if (outcome.kind === 'unknown') return outcome;
      if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;
      return markCancelled(change);
    },

    /** Reads back whether a cancellation that was sent has been carried out. The reason is the one that was sent. Throws a 401. */
    findOutCancellation: async (signal: AbortSignal): Promise<CancelPolicyOutcome> => {
      const change = effectOf(write.open()?.decision ?? '');
      const finding = await write.findOut(signal);
      if (finding.kind === 'unknown') return finding;
      return finding.kind === 'done' ? markCancelled(change) : { kind: 'refused', message: '' };
    },
  };
};
