import { coveragesOf } from '../../domain/policy/coverageChange';
import { type CoverageChoice, coverageEdit } from '../../domain/policy/CoverageEdit';
import { isUnknownOutcome } from '../ApiFailure';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal, PolicyGateway } from '../ports/PolicyGateway';
import { type Complete, type CoverageChangeWrite, keepReceipt } from './coverageChangeWrite';
import { coverageEffect } from './coverageEffect';
import { editedPolicy } from './editedPolicy';

type ChangeCoveragesOutcome =
  /** The insurer carries the change out, and `followCoverageChange` follows it. */
  | { readonly kind: 'accepted' }
  /** The reply was lost, but the policy has the new coverages. */
  | Complete
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' }
  /** Also for a lost reply, if the policy does not have the new coverages. */
  | CoverageChangeRefusal
  /** Something is missing, or the payment method cannot settle the charge or refund, so nothing was sent. */
  | { readonly kind: 'incomplete' };

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'receipt' | 'standing'>;
  readonly policy: Pick<PolicyGateway, 'changeCoverages'>;
  readonly coverageChangeWrite: CoverageChangeWrite;
  readonly clock: Pick<Clock, 'now'>;
}

export type ChangeCoverages = ReturnType<typeof changeCoverages>;

/** Asks the insurer to change the coverages. What the change needs is read from the record. Throws `ApiFailure`. */
export const changeCoverages =
  (needs: Needs) =>
  async (choice: CoverageChoice): Promise<ChangeCoveragesOutcome> => {
    const { record, policy, coverageChangeWrite } = needs;
    const edited = editedPolicy(record);
    if (edited === undefined) return { kind: 'incomplete' };
    const { obstacle, selection } = coverageEdit(choice, edited);
    if (obstacle !== undefined) return { kind: 'incomplete' };

    const change = coverageEffect(record, selection);
    try {
      const outcome = await coverageChangeWrite.send({
        decision: selection,
        send: (key) =>
          policy.changeCoverages(coveragesOf(selection, edited.policy.coverages), 'Updated Policy Coverages', key),
        correlationIdOf: (reply) => (reply.kind === 'accepted' ? reply.correlationId : undefined),
      });
      if (outcome.kind === 'replied') return outcome.reply;
      return outcome.kind === 'done' ? keepReceipt(needs, change) : outcome;
    } catch (failure) {
      if (!isUnknownOutcome(failure)) throw failure;
      return { kind: 'refused', message: failure.details.message };
    }
  };
