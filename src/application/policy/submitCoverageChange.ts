import { coveragesOf, isSameSelection, selectionOf, selectionText } from '../../domain/policy/coverageChange';
import { type CoverageChoice, coverageEdit } from '../../domain/policy/CoverageEdit';
import { isUnknownOutcome } from '../ApiFailure';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal, PolicyGateway } from '../ports/PolicyGateway';
import type { UniqueIds } from '../ports/UniqueIds';
import { type WriteOnce, writeOnce } from '../writeOnce';
import { editedPolicy } from './editedPolicy';
import type { LoadPolicy } from './loadPolicy';

type SubmitCoverageChangeOutcome =
  /** The insurer carries the change out, and `followCoverageChange` follows it. */
  | { readonly kind: 'accepted' }
  /** The reply was lost, but the policy has the new coverages. */
  | { readonly kind: 'complete' }
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' }
  /** Also for a lost reply, if the policy does not have the new coverages. */
  | CoverageChangeRefusal
  /** Something is missing, so nothing was sent. */
  | { readonly kind: 'incomplete' }
  /** The payment method cannot settle the charge or refund, so nothing was sent. */
  | { readonly kind: 'unsettled' };

export type SubmitCoverageChange = ReturnType<typeof submitCoverageChange>;

/** Asks the insurer to change the coverages. What the change needs is read from the record. Throws `ApiFailure`. */
export const submitCoverageChange =
  (
    policies: Pick<PolicyGateway, 'changeCoverages'>,
    record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'standing'>,
    write: WriteOnce,
  ) =>
  async (choice: CoverageChoice): Promise<SubmitCoverageChangeOutcome> => {
    const edited = editedPolicy(record);
    if (edited === undefined) return { kind: 'incomplete' };
    const { obstacle, canSettle, selection } = coverageEdit(choice, edited);
    if (obstacle !== undefined) return { kind: 'incomplete' };
    if (!canSettle) return { kind: 'unsettled' };

    try {
      const outcome = await write.send({
        decision: selectionText(selection),
        send: (key) =>
          policies.changeCoverages(coveragesOf(selection, edited.policy.coverages), 'Updated Policy Coverages', key),
        correlationIdOf: (reply) => (reply.kind === 'accepted' ? reply.correlationId : undefined),
      });
      if (outcome.kind === 'replied') return outcome.reply;
      return outcome.kind === 'done' ? { kind: 'complete' } : outcome;
    } catch (failure) {
      if (!isUnknownOutcome(failure)) throw failure;
      return { kind: 'refused', message: failure.details.message };
    }
  };

/** A change of coverage shows in the policy. */
export const coverageWrite = (record: Pick<CustomerRecord, 'sent'>, ids: UniqueIds, loadPolicy: LoadPolicy) =>
  writeOnce(record, ids, {
    name: 'coverageChange',
    readBack: async (selection, signal) => {
      const policy = await loadPolicy(signal);
      return policy && isSameSelection(selectionOf(selection), policy.coverages);
    },
  });
