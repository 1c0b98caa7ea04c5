import type { BillingTerm } from '../../../domain/billing/BillingTerm';
import { Money } from '../../../domain/Money';
import type { Coverage } from '../../../domain/policy/Coverage';
import type { Rate, RateRequest } from '../../../domain/policy/rates';

export const rateWire = ({ monthlyPayment, annualPremium }: Rate) => ({
  monthlyPayment: Money.toDollars(monthlyPayment),
  annualPremium: Money.toDollars(annualPremium),
});

interface RateBody {
  readonly state: string;
  readonly billingTerm: BillingTerm;
  readonly coverages: readonly Coverage[];
  readonly metadata: { readonly residenceType: string };
}

/** A body that the contract has been checked for. */
export const rateRequest = ({ state, billingTerm, coverages, metadata }: RateBody): RateRequest => ({
  state,
  billingTerm,
  coverages,
  residenceType: metadata.residenceType,
});
