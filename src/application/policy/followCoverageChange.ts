import type { PollChange, PollOutcome } from '../pollChange';
import type { PolicyGateway } from '../ports/PolicyGateway';
import type { LoadPolicy } from './loadPolicy';

export type FollowCoverageChange = ReturnType<typeof followCoverageChange>;

/**
 * Waits until the insurer has carried out a change of coverage, and then brings the changed policy into the record (document 2,
 * section 4). Throws `ApiFailure`, and an `AbortError` once the customer left.
 */
export const followCoverageChange =
  (policies: Pick<PolicyGateway, 'changeStatus'>, pollChange: PollChange, loadPolicy: LoadPolicy) =>
  async (correlationId: string, signal: AbortSignal): Promise<PollOutcome> => {
    const outcome = await pollChange((asking) => policies.changeStatus(correlationId, asking), signal);
    if (outcome.kind === 'complete') await loadPolicy(signal);
    return outcome;
  };
