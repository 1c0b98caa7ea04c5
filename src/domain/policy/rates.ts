import { Money } from '../Money';
import type { BillingTerm } from '../billing/BillingTerm';
import type { Coverage } from './Coverage';

/** What a price depends on (document 2, section 7, rate preview). */
export interface RateRequest {
  readonly state: string;
  readonly billingTerm: BillingTerm;
  readonly coverages: readonly Coverage[];
  readonly residenceType: string;
}

export interface Rate {
  readonly monthlyPayment: Money;
  readonly annualPremium: Money;
}

/** What a change of coverage would cost: a positive prorated value is a charge, a negative one a refund. */
export interface RatePreview extends Rate {
  readonly proratedValue: Money;
}

/** What an empty list of coverages costs, without asking (document 2, section 5). */
export const noRate: Rate = { monthlyPayment: Money.zero, annualPremium: Money.zero };
