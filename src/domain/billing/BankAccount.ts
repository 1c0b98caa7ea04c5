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

/** The last digit of a routing number is chosen so that any one wrong digit shows. */
const isRoutingNumber = (digits: string): boolean => {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
};

/** Rule BILLING-63. */
export const bankAccountErrors = (account: BankAccount) =>
  fieldErrors(account, [
    ['accountType', (a) => a.accountType !== '', 'payment.accountType.required'],
    ['routingNumber', (a) => isPresent(a.routingNumber), 'payment.routingNumber.required'],
    ['routingNumber', (a) => /^\d{9}$/.test(a.routingNumber), 'payment.routingNumber.incomplete'],
    ['routingNumber', (a) => isRoutingNumber(a.routingNumber), 'payment.routingNumber.invalid'],
    ['accountNumber', (a) => isPresent(a.accountNumber), 'payment.accountNumber.required'],
    ['accountNumber', (a) => /^\d{1,17}$/.test(a.accountNumber), 'payment.accountNumber.invalid'],
    ['repeatedNumber', (a) => a.repeatedNumber === a.accountNumber, 'payment.repeatedNumber.different'],
  ]);
