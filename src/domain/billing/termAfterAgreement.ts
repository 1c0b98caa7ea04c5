import type { BillingTerm } from './BillingTerm';
import type { Agreements } from './paymentAgreement';

/** Rule BILLING-32: a one-time customer who agrees to recurring billing pays yearly. */
export const termAfterAgreement = (term: BillingTerm, { recurringBilling }: Agreements): BillingTerm =>
  term === 'nonrecurringyearly' && recurringBilling ? 'yearly' : term;
