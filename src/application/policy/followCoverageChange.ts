import { type LoadPolicy, PolicyWithoutTerms } from '../account/loadPolicy';
import { isFailureInSession } from '../ApiFailure';
import type { PollChange } from '../changes/pollChange';
import type { Pause } from '../Pause';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import { type Complete, type CoverageChangeWrite, keepReceipt } from './coverageChangeWrite';
import { coverageEffect } from './coverageEffect';

export type FollowOutcome =
  | Complete
  /** The insurer did not carry the change out; it may be submitted again. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The change was accepted, and its end is not known yet. */
  | { readonly kind: 'takingLonger' }
  | { readonly kind: 'interrupted'; readonly message: string; readonly pause?: Pause | undefined }
  /** It is not known whether the insurer received the change. */
  | { readonly kind: 'unknown' };

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'rate' | 'receipt' | 'standing'>;
  readonly policy: Pick<PolicyGateway, 'changeStatus'>;
  readonly coverageChangeWrite: CoverageChangeWrite;
  readonly loadPolicy: LoadPolicy;
  readonly pollChange: PollChange;
  readonly clock: Pick<Clock, 'now'>;
}

export type FollowCoverageChange = ReturnType<typeof followCoverageChange>;

/**
 * Follows the change of coverage that was sent to its end, and then loads the changed policy. The record keeps the change until its end
 * is known, so it can be followed again after a failure or a reload. Throws a 401, and an `AbortError` once the customer left.
 */
export const followCoverageChange = ({ record, policy, coverageChangeWrite, loadPolicy, pollChange, clock }: Needs) => {
  const readBack = async (signal: AbortSignal): Promise<FollowOutcome> => {
    const { kind } = await coverageChangeWrite.resolve(signal);
    if (kind === 'notDone') return { kind: 'failed', message: '' };
    return { kind: kind === 'done' ? 'complete' : kind };
  };

  const poll = async (correlationId: string, signal: AbortSignal): Promise<FollowOutcome> => {
    try {
      const outcome = await pollChange((pollSignal) => policy.changeStatus(correlationId, pollSignal), signal);
      if (outcome.kind === 'complete') await loadPolicy(signal);
      if (outcome.kind !== 'takingLonger') coverageChangeWrite.forget();
      return outcome;
    } catch (failure) {
      if (failure instanceof PolicyWithoutTerms) return { kind: 'interrupted', message: '' };
      if (!isFailureInSession(failure)) throw failure;
      const { message, pause } = failure.details;
      return { kind: 'interrupted', message, pause };
    }
  };

  return async (signal: AbortSignal): Promise<FollowOutcome> => {
    const { decision = [], correlationId } = coverageChangeWrite.pending() ?? {};
    // Read while the record still has the policy before the change.
    const change = coverageEffect(record, decision);
    const outcome = await (correlationId === undefined ? readBack(signal) : poll(correlationId, signal));
    return outcome.kind === 'complete' ? keepReceipt({ record, clock }, change) : outcome;
  };
};
