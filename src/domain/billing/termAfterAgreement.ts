import type { BillingTerm } from './BillingTerm';
import type { Agreements } from './paymentAgreement';

/** How the customer pays from now on: yearly, for a one-time customer who agrees to recurring billing (document 2, section 7). */
export const termAfterAgreement = (term: BillingTerm, { recurringBilling }: Agreements): BillingTerm =>
  term === 'nonrecurringyearly' && recurringBilling ? 'yearly' : term;
