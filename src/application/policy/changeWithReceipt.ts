import type { CoverageChoice } from '../../domain/policy/CoverageEdit';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { CoverageChangeRefusal } from '../ports/PolicyGateway';
import { coverageEffect } from './coverageEffect';
import type { FollowCoverageChange, FollowOutcome } from './followCoverageChange';
import type { SubmitCoverageChange } from './submitCoverageChange';

export type CoverageChangeOutcome =
  /** The insurer carries the change out, and `follow` follows it. */
  | { readonly kind: 'accepted' }
  /** The record has the changed policy and the receipt. */
  | { readonly kind: 'complete' }
  /** The change may be submitted again. There is no problem if only something was missing. */
  | { readonly kind: 'ready'; readonly problem?: CoverageChangeRefusal | { readonly kind: 'unsettled' } }
  /** The change was sent, and its end is not known. It can only be followed. */
  | { readonly kind: 'open'; readonly problem: Exclude<FollowOutcome, { readonly kind: 'complete' | 'failed' }> };

interface Parts {
  readonly submit: SubmitCoverageChange;
  readonly follow: FollowCoverageChange;
  readonly record: Pick<CustomerRecord, 'policy' | 'rate' | 'receipt' | 'standing'>;
  readonly clock: Clock;
}

/** Submits a change of coverage and follows it, each time to what the customer can do next. Keeps the receipt. Throws as the two do. */
export const changeWithReceipt = ({ submit, follow, record, clock }: Parts) => {
  const change = async (
    { selection }: CoverageChoice,
    step: () => ReturnType<SubmitCoverageChange | FollowCoverageChange>,
  ): Promise<CoverageChangeOutcome> => {
    // With the policy as it is before the change.
    const effect = coverageEffect(record, selection);
    const outcome = await step();
    switch (outcome.kind) {
      case 'accepted':
        return { kind: 'accepted' };
      case 'complete':
        record.receipt.write({ kind: 'coverages', at: clock.now(), change: effect });
        return outcome;
      case 'takingLonger':
      case 'interrupted':
      case 'unknown':
        return { kind: 'open', problem: outcome };
      case 'incomplete':
        return { kind: 'ready' };
      case 'failed':
        return { kind: 'ready', problem: { ...outcome, kind: 'refused' } };
      default:
        return { kind: 'ready', problem: outcome };
    }
  };

  return {
    submit: (choice: CoverageChoice) => change(choice, () => submit(choice)),
    follow: (choice: CoverageChoice, signal: AbortSignal) => change(choice, () => follow(signal)),
  };
};
