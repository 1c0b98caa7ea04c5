import { emptyTexts } from '../emptyTexts';
import { type BankAccount, emptyBankAccount } from './BankAccount';
import { type BillingAddress, billingParts } from './BillingAddress';
import type { Agreements } from './paymentAgreement';

/** The form of Payment Information, except for the card, whose fields belong to the card service. */
export interface PaymentDraft {
  readonly payBy: 'card' | 'bankAccount';
  readonly account: BankAccount;
  readonly address: BillingAddress;
  readonly agreed: Agreements;
  /** The payment method has changed already, and only the billing term is left. */
  readonly isMethodChanged: boolean;
}

export const emptyPaymentDraft: PaymentDraft = {
  payBy: 'card',
  account: emptyBankAccount,
  address: emptyTexts(billingParts),
  agreed: { oneTimePayment: false, recurringBilling: false },
  isMethodChanged: false,
};
