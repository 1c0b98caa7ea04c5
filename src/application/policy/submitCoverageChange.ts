import { coveragesOf, selectionText } from '../../domain/policy/coverageChange';
import { type CoverageChoice, coverageEdit } from '../../domain/policy/CoverageEdit';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal, PolicyGateway } from '../ports/PolicyGateway';
import type { WriteOnce } from '../unknownOutcome';
import type { CoveragesAreChanged } from './coveragesAreChanged';
import { editedPolicy } from './editedPolicy';

type SubmitCoverageChangeOutcome =
  /** The insurer carries the change out, and `followCoverageChange` follows it. */
  | { readonly kind: 'accepted' }
  /** The reply was lost, but the policy has the new coverages. */
  | { readonly kind: 'complete' }
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' }
  | CoverageChangeRefusal
  /** Something is missing, so nothing was sent. */
  | { readonly kind: 'incomplete' }
  /** The payment method cannot settle the charge or refund, so nothing was sent. */
  | { readonly kind: 'unsettled' };

/** The insurer's books show it as the reason. */
const coverageChangeDescription = 'Updated Policy Coverages';

export type SubmitCoverageChange = ReturnType<typeof submitCoverageChange>;

/** Asks the insurer to change the coverages. What the change needs is read from the record. Throws `ApiFailure`. */
export const submitCoverageChange =
  (
    policies: Pick<PolicyGateway, 'changeCoverages'>,
    record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'standing'>,
    writeOnce: WriteOnce,
    areChanged: CoveragesAreChanged,
  ) =>
  async (choice: CoverageChoice): Promise<SubmitCoverageChangeOutcome> => {
    const edited = editedPolicy(record);
    if (edited === undefined) return { kind: 'incomplete' };
    const { obstacle, canSettle, selection } = coverageEdit(choice, edited);
    if (obstacle !== undefined) return { kind: 'incomplete' };
    if (!canSettle) return { kind: 'unsettled' };

    const decision = selectionText(selection);
    const outcome = await writeOnce({
      name: 'coverageChange',
      decision,
      send: (key) =>
        policies.changeCoverages(coveragesOf(selection, edited.policy.coverages), coverageChangeDescription, key),
      isDone: (sent) => areChanged(sent, new AbortController().signal),
      // A lost change that the insurer made says nothing about the next selection.
      isThis: (earlier) => earlier === decision,
      correlationIdOf: (reply) => (reply.kind === 'accepted' ? reply.correlationId : undefined),
    });
    if (outcome.kind === 'replied') return outcome.reply;
    if (outcome.kind === 'notDone') return { kind: 'refused', message: outcome.failure.details.message };
    return outcome.kind === 'done' ? { kind: 'complete' } : outcome;
  };
