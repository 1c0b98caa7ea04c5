import type { CoverageChoice } from '../../domain/policy/CoverageEdit';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { coverageEffect } from './coverageEffect';
import type { FollowCoverageChange } from './followCoverageChange';
import type { SubmitCoverageChange } from './submitCoverageChange';

interface Parts {
  readonly submit: SubmitCoverageChange;
  readonly follow: FollowCoverageChange;
  readonly record: Pick<CustomerRecord, 'policy' | 'rate' | 'receipt' | 'standing'>;
  readonly clock: Clock;
}

/** Submits a change of coverage, or follows it. Keeps its receipt. */
export const changeWithReceipt = ({ submit, follow, record, clock }: Parts) => {
  const keepReceipt = async <Outcome extends { readonly kind: string }>(
    { selection }: CoverageChoice,
    step: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    // With the policy as it is before the change.
    const change = coverageEffect(record, selection);
    const outcome = await step();
    if (outcome.kind === 'complete') record.receipt.write({ kind: 'coverages', at: clock.now(), change });
    return outcome;
  };

  return {
    submit: (choice: CoverageChoice) => keepReceipt(choice, () => submit(choice)),
    follow: (choice: CoverageChoice, signal: AbortSignal) => keepReceipt(choice, () => follow(signal)),
  };
};
