import type { AccountStanding } from '../account/AccountStanding';
import { type BillingTerm, premiumPeriod } from '../account/BillingTerm';
import { Money } from '../Money';
import type { CoverageCode } from './Coverage';
import { isSameSelection, offeredCoverages } from './coverageChange';
import { type DisclosureScenario, disclosureScenario, needsConsent } from './disclosure';
import type { Policy } from './Policy';
import type { RatePreview } from './rates';

/** What the customer chose on Edit Policy. */
export interface CoverageChoice {
  readonly selection: readonly CoverageCode[];
  readonly hasConsented: boolean;
}

/** What the portal knows about the policy that the customer edits. */
export interface EditedPolicy {
  readonly policy: Pick<Policy, 'coverages' | 'residenceType'>;
  readonly billingTerm: BillingTerm;
  readonly standing: AccountStanding;
  /** What the selection would cost; `undefined` while that is not known. */
  readonly preview: RatePreview | undefined;
}

/** Why a change of coverage cannot be submitted. */
type SubmissionObstacle = 'pastDue' | 'nothingSelected' | 'unchanged' | 'notRated' | 'unsettled' | 'notConsented';

export type CoverageEdit = ReturnType<typeof coverageEdit>;

/** The change of coverage as chosen so far, with the values derived from it. */
export const coverageEdit = (choice: CoverageChoice, edited: EditedPolicy) => {
  const { policy, billingTerm, standing, preview } = edited;
  const { paymentMethod: method } = standing;
  const prorated = preview?.proratedValue ?? Money.zero;
  const scenario = disclosureScenario(billingTerm, method?.type, prorated);
  /** Only a credit card settles a charge or a refund. */
  const canSettle = prorated === Money.zero || method?.type === 'credit_card';
  return {
    ...choice,
    /** The coverages that can be added or removed, with what the policy has now. */
    offers: offeredCoverages(policy).map((code) => ({
      code,
      current: policy.coverages.find((coverage) => coverage.code === code),
      isSelected: choice.selection.includes(code),
    })),
    preview,
    /** How often the customer pays. */
    period: premiumPeriod(billingTerm),
    scenario,
    needsConsent: needsConsent(scenario),
    /** Whether Submit takes money. */
    isPayment: prorated > Money.zero,
    canSettle,
    /** What pays for the change. */
    method,
    obstacle: obstacleOf(choice, edited, scenario, canSettle),
  };
};

const obstacleOf = (
  { selection, hasConsented }: CoverageChoice,
  { policy, standing, preview }: EditedPolicy,
  scenario: DisclosureScenario | undefined,
  canSettle: boolean,
): SubmissionObstacle | undefined => {
  if (standing.pastDue) return 'pastDue';
  if (selection.length === 0) return 'nothingSelected';
  if (isSameSelection(selection, policy.coverages)) return 'unchanged';
  if (preview === undefined) return 'notRated';
  if (!canSettle) return 'unsettled';
  return needsConsent(scenario) && !hasConsented ? 'notConsented' : undefined;
};

/**
 * The price of a selection that the portal knows without a call: nothing for no coverage, the present premium for the present coverages.
 * `undefined` for any other selection.
 */
export const knownPreview = (
  selection: readonly CoverageCode[],
  { coverages, annualPremium, monthlyPremium }: Pick<Policy, 'coverages' | 'annualPremium' | 'monthlyPremium'>,
): RatePreview | undefined => {
  if (selection.length === 0)
    return { annualPremium: Money.zero, monthlyPayment: Money.zero, proratedValue: Money.zero };
  if (!isSameSelection(selection, coverages)) return undefined;
  return { annualPremium, monthlyPayment: monthlyPremium, proratedValue: Money.zero };
};
