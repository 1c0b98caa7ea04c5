import { isFailureInSession } from '../ApiFailure';
import type { PollChange } from '../pollChange';
import type { PolicyGateway } from '../ports/PolicyGateway';
import type { WriteOnce } from '../writeOnce';
import { type LoadPolicy, PolicyWithoutTerms } from './loadPolicy';

export type FollowOutcome =
  /** The record has the changed policy. */
  | { readonly kind: 'complete' }
  /** The insurer did not carry the change out; it may be submitted again. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The change was accepted, and its end is not known yet. */
  | { readonly kind: 'takingLonger' }
  | { readonly kind: 'interrupted'; readonly message: string; readonly closedFor?: number | undefined }
  /** It is not known whether the insurer received the change. */
  | { readonly kind: 'unknown' };

export type FollowCoverageChange = ReturnType<typeof followCoverageChange>;

/**
 * Follows the change of coverage that was sent to its end, and then loads the changed policy. The record keeps the change until its end
 * is known, so it can be followed again after a failure or a reload. Throws a 401, and an `AbortError` once the customer left.
 */
export const followCoverageChange = (
  policies: Pick<PolicyGateway, 'changeStatus'>,
  pollChange: PollChange,
  loadPolicy: LoadPolicy,
  write: WriteOnce,
) => {
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
      const { message, closedFor } = failure.details;
      return { kind: 'interrupted', message, closedFor };
    }
  };

  return async (signal: AbortSignal): Promise<FollowOutcome> => {
    const correlationId = write.open()?.correlationId;
    return correlationId === undefined ? readBack(signal) : poll(correlationId, signal);
  };
};
