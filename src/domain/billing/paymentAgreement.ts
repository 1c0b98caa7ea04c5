import { type BillingTerm, isRecurring } from '../account/BillingTerm';

export type Agreement = 'oneTimePayment' | 'recurringBilling';

/** What the customer agrees to. */
export type Agreements = Readonly<Record<Agreement, boolean>>;

/** Rule BILLING-25. */
export const mayUpdatePaymentMethod = (term: BillingTerm, agreed: Agreements): boolean =>
  isRecurring(term) ? agreed.recurringBilling : agreed.oneTimePayment;

/** Rule BILLING-32: a one-time customer who agrees to recurring billing pays yearly. */
export const termAfterAgreement = (term: BillingTerm, { recurringBilling }: Agreements): BillingTerm =>
  term === 'nonrecurringyearly' && recurringBilling ? 'yearly' : term;
