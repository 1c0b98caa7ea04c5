import type { BillingHistory, PaymentMethod } from '../billing/BillingHistory';
import { Money } from '../Money';
import type { CoverageCode } from './Coverage';
import { isSameSelection } from './coverageChange';
import { type DisclosureScenario, needsConsent } from './disclosure';
import type { Policy } from './Policy';
import { type RatePreview, noRate } from './rates';

/** A change of coverage as the customer has put it together so far. */
export interface CoverageSubmission {
  readonly policy: Pick<Policy, 'coverages'>;
  readonly selection: readonly CoverageCode[];
  /** What it would cost; `undefined` for as long as that is not known. */
  readonly preview: RatePreview | undefined;
  readonly scenario: DisclosureScenario | undefined;
  readonly hasConsented: boolean;
  readonly billing: Pick<BillingHistory, 'pastDue'>;
}

/** Why a change of coverage cannot be submitted. */
export type SubmissionObstacle = 'pastDue' | 'nothingSelected' | 'unchanged' | 'notRated' | 'notConsented';

/** What keeps Submit disabled, the first thing first (document 2, section 4, edit policy); a price has to be known, too. */
export const submissionObstacle = (submission: CoverageSubmission): SubmissionObstacle | undefined => {
  const { policy, selection, preview, scenario, hasConsented, billing } = submission;
  if (billing.pastDue) return 'pastDue';
  if (selection.length === 0) return 'nothingSelected';
  if (isSameSelection(selection, policy.coverages)) return 'unchanged';
  if (preview === undefined) return 'notRated';
  return needsConsent(scenario) && !hasConsented ? 'notConsented' : undefined;
};

/** A charge or a refund can be settled with a credit card only (document 2, section 5, edit policy). */
export const canSettle = (method: PaymentMethod['type'], proratedValue: Money): boolean =>
  proratedValue === Money.zero || method === 'credit_card';

/**
 * What a selection costs that nobody has to be asked about: nothing for none, what is paid now for the coverages held now
 * (document 2, section 4). `undefined` for any other.
 */
export const knownPreview = (
  selection: readonly CoverageCode[],
  { coverages, monthlyPremium, annualPremium }: Pick<Policy, 'coverages' | 'monthlyPremium' | 'annualPremium'>,
): RatePreview | undefined => {
  if (selection.length === 0) return { ...noRate, proratedValue: Money.zero };
  if (!isSameSelection(selection, coverages)) return undefined;
  return { monthlyPayment: monthlyPremium, annualPremium, proratedValue: Money.zero };
};
