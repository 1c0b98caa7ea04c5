import { type Cancellation, cancellationErrors } from '../../domain/policy/cancellation';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import { type CancellationWrite, changeOfCancellation, markCancelled } from './cancellationWrite';

export type CancelPolicyOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof cancellationErrors>[number] }
  /** The insurer's message, which may be empty. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' };

interface Needs {
  readonly record: Pick<CustomerRecord, 'drafts' | 'policy' | 'receipt'>;
  readonly policy: Pick<PolicyGateway, 'cancel'>;
  readonly cancellationWrite: CancellationWrite;
  readonly clock: Pick<Clock, 'now'>;
}

export type CancelPolicy = ReturnType<typeof cancelPolicy>;

/** Cancels the policy, at the insurer and in the record. Throws `ApiFailure`. */
export const cancelPolicy =
  ({ record, policy, cancellationWrite, clock }: Needs) =>
  async (cancellation: Cancellation): Promise<CancelPolicyOutcome> => {
    const [error] = cancellationErrors(cancellation);
    if (error) return { kind: 'invalid', error };

    const { reason } = cancellation;
    const change = changeOfCancellation(record, reason);
    const outcome = await cancellationWrite.send({
      decision: reason,
      send: (key) => policy.cancel(reason, key),
    });
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'replied' && outcome.reply.kind === 'refused') return outcome.reply;
    return markCancelled({ record, clock }, change);
  };
