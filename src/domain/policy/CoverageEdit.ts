import type { AccountStanding, PaymentMethod } from '../billing/BillingHistory';
import type { BillingTerm } from '../billing/BillingTerm';
import { Money } from '../Money';
import type { Coverage, CoverageCode } from './Coverage';
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
type SubmissionObstacle = 'pastDue' | 'nothingSelected' | 'unchanged' | 'notRated' | 'notConsented';

/** A coverage that can be added or removed. */
export interface CoverageOffer {
  readonly code: CoverageCode;
  /** The coverage as it is on the policy now. */
  readonly current: Coverage | undefined;
  readonly isSelected: boolean;
}

/** A change of coverage as the customer has put it together so far, and what follows from it. */
export interface CoverageEdit extends CoverageChoice {
  readonly offers: readonly CoverageOffer[];
  readonly preview: RatePreview | undefined;
  readonly scenario: DisclosureScenario | undefined;
  readonly needsConsent: boolean;
  /** Whether Submit takes money. */
  readonly isPayment: boolean;
  /** Whether the account's payment method can settle the charge or refund. */
  readonly canSettle: boolean;
  /** What pays for the change. */
  readonly method: PaymentMethod | undefined;
  /** Why Submit is disabled. */
  readonly obstacle: SubmissionObstacle | undefined;
}

export const coverageEdit = (choice: CoverageChoice, edited: EditedPolicy): CoverageEdit => {
  const { policy, billingTerm, standing, preview } = edited;
  const prorated = preview?.proratedValue ?? Money.zero;
  const scenario = disclosureScenario(billingTerm, standing.paymentMethod?.type, prorated);
  return {
    ...choice,
    offers: offeredCoverages(policy).map((code) => ({
      code,
      current: policy.coverages.find((coverage) => coverage.code === code),
      isSelected: choice.selection.includes(code),
    })),
    preview,
    scenario,
    needsConsent: needsConsent(scenario),
    isPayment: prorated > Money.zero,
    canSettle: canSettle(standing.paymentMethod?.type, prorated),
    method: standing.paymentMethod,
    obstacle: obstacleOf(choice, edited, scenario),
  };
};

const obstacleOf = (
  { selection, hasConsented }: CoverageChoice,
  { policy, standing, preview }: EditedPolicy,
  scenario: DisclosureScenario | undefined,
): SubmissionObstacle | undefined => {
  if (standing.pastDue) return 'pastDue';
  if (selection.length === 0) return 'nothingSelected';
  if (isSameSelection(selection, policy.coverages)) return 'unchanged';
  if (preview === undefined) return 'notRated';
  return needsConsent(scenario) && !hasConsented ? 'notConsented' : undefined;
};

/** Only a credit card settles a charge or a refund. */
const canSettle = (method: PaymentMethod['type'] | undefined, proratedValue: Money): boolean =>
  proratedValue === Money.zero || method === 'credit_card';

/**
 * What a selection costs, where the portal knows it without a call: nothing for no coverage, the present premium for the present
 * coverages. `undefined` for any other selection.
 */
export const knownPreview = (
  selection: readonly CoverageCode[],
  { coverages, annualPremium }: Pick<Policy, 'coverages' | 'annualPremium'>,
): RatePreview | undefined => {
  if (selection.length === 0) return { annualPremium: Money.zero, proratedValue: Money.zero };
  if (!isSameSelection(selection, coverages)) return undefined;
  return { annualPremium, proratedValue: Money.zero };
};
