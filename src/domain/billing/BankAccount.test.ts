import { type BankAccount, bankAccountErrors, emptyBankAccount } from './BankAccount';

const complete: BankAccount = {
  accountType: 'checking',
  routingNumber: '123456780',
  accountNumber: '000123456789',
  repeatedNumber: '000123456789',
};

const firstError = (change: Partial<BankAccount>) => bankAccountErrors({ ...complete, ...change })[0]?.message;

describe('bankAccountErrors @BILLING-63', () => {
  it('are none for a complete account', () => {
    expect(bankAccountErrors(complete)).toEqual([]);
  });

  it('are in the order of the form', () => {
    expect(bankAccountErrors({ ...emptyBankAccount, repeatedNumber: '1' }).map(({ field }) => field)).toEqual([
      'accountType',
      'routingNumber',
      'accountNumber',
      'repeatedNumber',
    ]);
  });

  it.each([
    [{ accountType: '' }, 'payment.accountType.required'],
    [{ routingNumber: '' }, 'payment.routingNumber.required'],
    [{ routingNumber: '12345678' }, 'payment.routingNumber.incomplete'],
    [{ routingNumber: '1234567801' }, 'payment.routingNumber.incomplete'],
    [{ routingNumber: '12345678x' }, 'payment.routingNumber.incomplete'],
    [{ accountNumber: '123456789012345678' }, 'payment.accountNumber.invalid'],
    [{ accountNumber: '12x' }, 'payment.accountNumber.invalid'],
    [{ accountNumber: '', repeatedNumber: '' }, 'payment.accountNumber.required'],
    [{ repeatedNumber: '000123456780' }, 'payment.repeatedNumber.different'],
  ] as const)('begin for %j with %s', (change, message) => {
    expect(firstError(change)).toBe(message);
  });
});
