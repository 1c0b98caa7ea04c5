import type { Cancellation } from '../../domain/policy/cancellation';
import { cancellationEffect } from '../../domain/policy/cancellationEffect';
import type { Draft } from '../drafts/Drafts';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { openWrite } from '../writeOnce';
import type { CancelPolicyOutcome, CancellationUseCases } from './cancellationUseCases';

interface Parts extends CancellationUseCases {
  readonly record: Pick<CustomerRecord, 'policy' | 'receipt' | 'sent'>;
  readonly draft: Draft<Cancellation>;
  readonly clock: Clock;
}

/** Cancels the policy, or finds out about a cancellation that was sent. Keeps its receipt, and forgets what the customer typed. */
export const cancelWithReceipt = ({ cancelPolicy, findOutCancellation, record, draft, clock }: Parts) => {
  const keepReceipt = async (
    { reason }: Cancellation,
    cancel: () => Promise<CancelPolicyOutcome>,
  ): Promise<CancelPolicyOutcome> => {
    const change = { ...cancellationEffect(record.policy.read()), reason };
    const outcome = await cancel();
    if (outcome.kind === 'cancelled') {
      record.receipt.write({ kind: 'cancellation', at: clock.now(), change });
      draft.reset();
    }
    return outcome;
  };

  return {
    cancelPolicy: (cancellation: Cancellation) => keepReceipt(cancellation, () => cancelPolicy(cancellation)),
    /** The reason is the one that was sent: the draft may be gone, or have changed since. */
    findOutCancellation: (signal: AbortSignal) => {
      const reason = openWrite(record, 'cancellation')?.decision ?? '';
      return keepReceipt({ reason }, () => findOutCancellation(signal));
    },
  };
};
