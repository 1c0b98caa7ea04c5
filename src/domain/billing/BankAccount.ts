import { fieldErrors, isPresent } from '../validation';

export interface BankAccount {
  readonly accountType: 'checking' | 'savings' | '';
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** The account number once more, because no check digit catches a typing error. */
  readonly repeatedNumber: string;
}

export const emptyBankAccount: BankAccount = {
  accountType: '',
  routingNumber: '',
  accountNumber: '',
  repeatedNumber: '',
};

export const routingNumberLength = 9;
export const maxAccountNumberLength = 17;

/** The digits of what is typed or pasted, as many as the number can have. */
export const digitsOf = (text: string, maxLength: number): string => text.replaceAll(/\D/g, '').slice(0, maxLength);

/** Rule BILLING-63. */
export const bankAccountErrors = (account: BankAccount) =>
  fieldErrors(account, [
    ['accountType', (a) => a.accountType !== '', 'payment.accountType.required'],
    ['routingNumber', (a) => isPresent(a.routingNumber), 'payment.routingNumber.required'],
    ['routingNumber', (a) => a.routingNumber.length === routingNumberLength, 'payment.routingNumber.incomplete'],
    ['accountNumber', (a) => isPresent(a.accountNumber), 'payment.accountNumber.required'],
    ['repeatedNumber', (a) => a.repeatedNumber === a.accountNumber, 'payment.repeatedNumber.different'],
  ]);
