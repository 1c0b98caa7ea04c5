import { type BillingTerm, isRecurring } from './BillingTerm';

export const agreementCodes = { recurring: 'UPDTPYMNT', oneTime: 'NONRECURBILL' } as const;

export type AgreementCode = (typeof agreementCodes)[keyof typeof agreementCodes];

export interface Agreements {
  readonly oneTimePayment: boolean;
  readonly recurringBilling: boolean;
}

/** Rule BILLING-25. */
export const mayUpdatePaymentMethod = (term: BillingTerm, agreed: Agreements): boolean =>
  isRecurring(term) ? agreed.recurringBilling : agreed.oneTimePayment;

/** Rule BILLING-32: a one-time customer who agrees to recurring billing pays yearly. */
export const termAfterAgreement = (term: BillingTerm, { recurringBilling }: Agreements): BillingTerm =>
  term === 'nonrecurringyearly' && recurringBilling ? 'yearly' : term;
