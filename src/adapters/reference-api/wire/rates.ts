import { dollars } from './dollars';
import type { BillingTerm } from '../../../domain/billing/BillingTerm';
import type { Coverage } from '../../../domain/policy/Coverage';
import type { Rate, RateRequest } from '../../../domain/policy/rates';

export const rateWire = ({ monthlyPayment, annualPremium }: Rate) => ({
  monthlyPayment: dollars(monthlyPayment),
  annualPremium: dollars(annualPremium),
});

interface RateBody {
  readonly state: string;
  readonly billingTerm: BillingTerm;
  readonly coverages: readonly Coverage[];
  readonly metadata: { readonly residenceType: string };
}

/** A validated body. */
export const rateRequest = ({ state, billingTerm, coverages, metadata }: RateBody): RateRequest => ({
  state,
  billingTerm,
  coverages,
  residenceType: metadata.residenceType,
});
