import { Money } from '../Money';
import type { Coverage, CoverageCode } from './Coverage';
import type { Policy } from './Policy';
import type { Rate } from './rates';

/** A coverage that could be added, with the increase of the premiums and the amounts that it would pay. */
export interface AddedCoverage {
  readonly monthly?: Money | undefined;
  readonly yearly?: Money | undefined;
  readonly coverage?: Coverage | undefined;
}

const difference = (after: Money | undefined, before: Money | undefined): Money | undefined =>
  after === undefined || before === undefined || after <= before ? undefined : Money.ofCents(after - before);

/** The price and the amounts of a coverage, from the rate of the policy with that coverage added. */
export const addedCoverage = (
  code: CoverageCode,
  { monthlyPayment, annualPremium, coverages }: Rate,
  policy: Pick<Policy, 'monthlyPremium' | 'annualPremium'>,
): AddedCoverage => ({
  monthly: difference(monthlyPayment, policy.monthlyPremium),
  yearly: difference(annualPremium, policy.annualPremium),
  coverage: coverages?.find((coverage) => coverage.code === code),
});
