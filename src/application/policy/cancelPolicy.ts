import { type Cancellation, cancellationFailures } from '../../domain/policy/cancellation';
import { cancelled } from '../../domain/policy/Policy';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';

export type CancelPolicyOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'invalid'; readonly failure: ReturnType<typeof cancellationFailures>[number] }
  /** 400 or 500; the message is the server's, and may be empty. */
  | { readonly kind: 'refused'; readonly message: string };

export type CancelPolicy = ReturnType<typeof cancelPolicy>;

/** Cancels the policy; the record knows it at once, and that it was done in this session (document 2, section 4). Throws `ApiFailure`. */
export const cancelPolicy =
  (policies: Pick<PolicyGateway, 'cancel'>, record: Pick<CustomerRecord, 'policy'>) =>
  async (cancellation: Cancellation): Promise<CancelPolicyOutcome> => {
    const [failure] = cancellationFailures(cancellation);
    if (failure) return { kind: 'invalid', failure };

    const reply = await policies.cancel(cancellation.reason);
    if (reply.kind === 'refused') return reply;

    const policy = record.policy.read();
    if (policy) record.policy.write(cancelled(policy));
    return { kind: 'cancelled' };
  };
