import { codesOf } from '../../domain/policy/Coverage';
import { coveragesOf, isSameSelection, selectionText } from '../../domain/policy/coverageChange';
import { type CoverageChoice, coverageEdit } from '../../domain/policy/CoverageEdit';
import type { Policy } from '../../domain/policy/Policy';
import type { LoadPolicy } from '../account/loadPolicy';
import { isUnknownOutcome } from '../ApiFailure';
import { ifFailed } from '../ifFailed';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal, PolicyGateway } from '../ports/PolicyGateway';
import { type Complete, type CoverageChangeWrite, keepReceipt } from './coverageChangeWrite';
import { coverageEffect } from './coverageEffect';
import { editedPolicy } from './editedPolicy';
import { findInPolicy } from './findInPolicy';

type ChangeCoveragesOutcome =
  /** The insurer carries the change out, and `followCoverageChange` follows it. */
  | { readonly kind: 'accepted' }
  /** The reply was lost, but the policy has the new coverages. */
  | Complete
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' }
  /** Also for a lost reply, if the policy does not have the new coverages. */
  | CoverageChangeRefusal
  /** Nothing was sent: the insurer has other coverages than the customer saw. They are in the record. */
  | { readonly kind: 'changed' }
  /** Something is missing, or the payment method cannot settle the charge or refund, so nothing was sent. */
  | { readonly kind: 'incomplete' };

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'receipt' | 'sent' | 'standing'>;
  readonly policy: Pick<PolicyGateway, 'changeCoverages'>;
  readonly loadPolicy: LoadPolicy;
  readonly coverageChangeWrite: CoverageChangeWrite;
  readonly clock: Pick<Clock, 'now'>;
}

export type ChangeCoverages = ReturnType<typeof changeCoverages>;

/**
 * Asks the insurer to change the coverages, unless they were changed since the customer saw them (rule POLICY-100). What the change needs is
 * read from the record. Throws `ApiFailure`.
 */
export const changeCoverages =
  ({ record, policy, loadPolicy, coverageChangeWrite, clock }: Needs) =>
  async (choice: CoverageChoice): Promise<ChangeCoveragesOutcome> => {
    const edited = editedPolicy(record);
    if (edited === undefined) return { kind: 'incomplete' };
    const { obstacle, selection } = coverageEdit(choice, edited);
    if (obstacle !== undefined) return { kind: 'incomplete' };

    const change = coverageEffect(record, selection);
    // The customer's own change, whose reply was lost, is not someone else's.
    if (record.sent.read().coverageChange?.decision !== selectionText(selection)) {
      const seen = codesOf(edited.policy.coverages);
      const isOther = ({ coverages }: Policy) => !isSameSelection(seen, coverages);
      // A policy that cannot be read now is compared as it was.
      const reading = findInPolicy(loadPolicy, new AbortController().signal, isOther);
      if ((await reading.catch(ifFailed(undefined)))?.kind === 'done') return { kind: 'changed' };
    }
    try {
      const outcome = await coverageChangeWrite.send({
        decision: selection,
        send: (key) =>
          policy.changeCoverages(coveragesOf(selection, edited.policy.coverages), 'Updated Policy Coverages', key),
        correlationIdOf: (reply) => (reply.kind === 'accepted' ? reply.correlationId : undefined),
      });
      if (outcome.kind === 'replied') return outcome.reply;
      return outcome.kind === 'done' ? keepReceipt({ record, clock }, change) : outcome;
    } catch (failure) {
      if (!isUnknownOutcome(failure)) throw failure;
      return { kind: 'refused', message: failure.details.message };
    }
  };
