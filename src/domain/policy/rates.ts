import type { BillingTerm } from '../account/BillingTerm';
import type { Money } from '../Money';
import type { Coverage } from './Coverage';

export interface RateRequest {
  readonly state: string;
  readonly billingTerm: BillingTerm;
  readonly coverages: readonly Coverage[];
  readonly residenceType: string;
}

/** The insurer may send the price of one period alone. */
export interface Rate {
  readonly monthlyPayment?: Money | undefined;
  readonly annualPremium?: Money | undefined;
  /** With the limits and deductibles that the insurer would set. */
  readonly coverages?: readonly Coverage[] | undefined;
}

/** What a change of coverage would cost: a positive prorated value is a charge, a negative one a refund. */
export interface RatePreview {
  /** `undefined` for the present coverages of a policy whose premium the insurer did not send. */
  readonly annualPremium?: Money | undefined;
  readonly monthlyPayment?: Money | undefined;
  readonly proratedValue: Money;
}
