import type { CoverageCode } from '../../domain/policy/Coverage';
import { coveragesOf } from '../../domain/policy/coverageChange';
import { type CoverageSubmission, canSettle, submissionObstacle } from '../../domain/policy/coverageSubmission';
import type { PaymentMethod } from '../../domain/billing/BillingHistory';
import type { Policy } from '../../domain/policy/Policy';
import type { CoverageChangeReply, PolicyGateway } from '../ports/PolicyGateway';

export type SubmitCoverageChangeOutcome =
  | CoverageChangeReply
  /** Something is missing; nothing was sent. */
  | { readonly kind: 'incomplete' }
  /** It would charge or refund what is no credit card; nothing was sent (document 2, section 5). */
  | { readonly kind: 'unsettled' };

/** What is submitted, and what it is paid with. */
export interface CoverageChange extends CoverageSubmission {
  readonly policy: Policy;
  readonly selection: readonly CoverageCode[];
  readonly method: PaymentMethod['type'];
}

/** Says in the insurer's books what was changed. */
const coverageChangeDescription = 'Updated Policy Coverages';

export type SubmitCoverageChange = ReturnType<typeof submitCoverageChange>;

/** Asks the insurer to change the coverages; how that goes is followed by its correlation id. Throws `ApiFailure`. */
export const submitCoverageChange =
  (policies: Pick<PolicyGateway, 'changeCoverages'>) =>
  async (change: CoverageChange): Promise<SubmitCoverageChangeOutcome> => {
    const { policy, selection, preview, method } = change;
    if (submissionObstacle(change) !== undefined || preview === undefined) return { kind: 'incomplete' };
    if (!canSettle(method, preview.proratedValue)) return { kind: 'unsettled' };
    return policies.changeCoverages(coveragesOf(selection, policy.coverages), coverageChangeDescription);
  };
