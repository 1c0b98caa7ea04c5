import type { AccountChange } from '../../domain/billing/Receipt';
import { coveragesOf, isSameSelection, selectionOf, selectionText } from '../../domain/policy/coverageChange';
import { type CoverageChoice, coverageEdit } from '../../domain/policy/CoverageEdit';
import { isFailureInSession, isUnknownOutcome } from '../ApiFailure';
import type { Pause } from '../Pause';
import type { PollChange } from '../pollChange';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal, PolicyGateway } from '../ports/PolicyGateway';
import type { UniqueIds } from '../ports/UniqueIds';
import { writeOnce } from '../writeOnce';
import { coverageEffect } from './coverageEffect';
import { editedPolicy } from './editedPolicy';
import { type LoadPolicy, PolicyWithoutTerms } from './loadPolicy';

/** The record has the changed policy and the receipt. */
interface Complete {
  readonly kind: 'complete';
}

type SubmitOutcome =
  /** The insurer carries the change out, and `follow` follows it. */
  | { readonly kind: 'accepted' }
  /** The reply was lost, but the policy has the new coverages. */
  | Complete
  /** The reply was lost, and the policy could not be read back. */
  | { readonly kind: 'unknown' }
  /** Also for a lost reply, if the policy does not have the new coverages. */
  | CoverageChangeRefusal
  /** Something is missing, so nothing was sent. */
  | { readonly kind: 'incomplete' }
  /** The payment method cannot settle the charge or refund, so nothing was sent. */
  | { readonly kind: 'unsettled' };

export type FollowOutcome =
  | Complete
  /** The insurer did not carry the change out; it may be submitted again. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The change was accepted, and its end is not known yet. */
  | { readonly kind: 'takingLonger' }
  | { readonly kind: 'interrupted'; readonly message: string; readonly pause?: Pause | undefined }
  /** It is not known whether the insurer received the change. */
  | { readonly kind: 'unknown' };

interface Parts {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'rate' | 'receipt' | 'sent' | 'standing'>;
  readonly policy: Pick<PolicyGateway, 'changeCoverages' | 'changeStatus'>;
  readonly loadPolicy: LoadPolicy;
  readonly pollChange: PollChange;
  readonly clock: Clock;
  readonly ids: UniqueIds;
}

export type CoverageChangeUseCases = ReturnType<typeof coverageChangeUseCases>;

export const coverageChangeUseCases = ({ record, policy: policies, loadPolicy, pollChange, clock, ids }: Parts) => {
  /** A change of coverage shows in the policy. */
  const write = writeOnce(record, ids, {
    name: 'coverageChange',
    readBack: async (selection, signal) => {
      const policy = await loadPolicy(signal);
      return policy && isSameSelection(selectionOf(selection), policy.coverages);
    },
  });

  const complete = (change: AccountChange): Complete => {
    record.receipt.write({ kind: 'coverages', at: clock.now(), change });
    return { kind: 'complete' };
  };

  const readBack = async (signal: AbortSignal): Promise<FollowOutcome> => {
    const { kind } = await write.findOut(signal);
    if (kind === 'notDone') return { kind: 'failed', message: '' };
    return { kind: kind === 'done' ? 'complete' : kind };
  };

  const poll = async (correlationId: string, signal: AbortSignal): Promise<FollowOutcome> => {
    try {
      const outcome = await pollChange((asking) => policies.changeStatus(correlationId, asking), signal);
      if (outcome.kind === 'complete') await loadPolicy(signal);
      if (outcome.kind !== 'takingLonger') write.forget();
      return outcome;
    } catch (failure) {
      if (failure instanceof PolicyWithoutTerms) return { kind: 'interrupted', message: '' };
      if (!isFailureInSession(failure)) throw failure;
      const { message, pause } = failure.details;
      return { kind: 'interrupted', message, pause };
    }
  };

  return {
    /** Asks the insurer to change the coverages. What the change needs is read from the record. Throws `ApiFailure`. */
    submit: async (choice: CoverageChoice): Promise<SubmitOutcome> => {
      const edited = editedPolicy(record);
      if (edited === undefined) return { kind: 'incomplete' };
      const { obstacle, canSettle, selection } = coverageEdit(choice, edited);
      if (obstacle !== undefined) return { kind: 'incomplete' };
      if (!canSettle) return { kind: 'unsettled' };

      const change = coverageEffect(record, selection);
      try {
        const outcome = await write.send({
          decision: selectionText(selection),
          send: (key) =>
            policies.changeCoverages(coveragesOf(selection, edited.policy.coverages), 'Updated Policy Coverages', key),
          correlationIdOf: (reply) => (reply.kind === 'accepted' ? reply.correlationId : undefined),
        });
        if (outcome.kind === 'replied') return outcome.reply;
        return outcome.kind === 'done' ? complete(change) : outcome;
      } catch (failure) {
        if (!isUnknownOutcome(failure)) throw failure;
        return { kind: 'refused', message: failure.details.message };
      }
    },

    /**
     * Follows the change of coverage that was sent to its end, and then loads the changed policy. The record keeps the change until its end
     * is known, so it can be followed again after a failure or a reload. Throws a 401, and an `AbortError` once the customer left.
     */
    follow: async (signal: AbortSignal): Promise<FollowOutcome> => {
      const { decision = '', correlationId } = write.open() ?? {};
      // With the policy as it is before the change.
      const change = coverageEffect(record, selectionOf(decision));
      const outcome = await (correlationId === undefined ? readBack(signal) : poll(correlationId, signal));
      return outcome.kind === 'complete' ? complete(change) : outcome;
    },
  };
};
