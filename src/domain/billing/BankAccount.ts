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

/** Rule BILLING-63. */
export const bankAccountErrors = (account: BankAccount) =>
  fieldErrors(account, [
    ['accountType', (a) => a.accountType !== '', 'payment.accountType.required'],
    ['routingNumber', (a) => isPresent(a.routingNumber), 'payment.routingNumber.required'],
    ['routingNumber', (a) => /^\d{9}$/.test(a.routingNumber), 'payment.routingNumber.incomplete'],
    ['accountNumber', (a) => isPresent(a.accountNumber), 'payment.accountNumber.required'],
    ['accountNumber', (a) => /^\d{1,17}$/.test(a.accountNumber), 'payment.accountNumber.invalid'],
    ['repeatedNumber', (a) => a.repeatedNumber === a.accountNumber, 'payment.repeatedNumber.different'],
  ]);
