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

  it.each(['021000021', '011401533', '091000019', '322271627'])('are none for %s, the number of a bank', (number) => {
    expect(bankAccountErrors({ ...complete, routingNumber: number })).toEqual([]);
  });

  it('find every wrong digit of a routing number', () => {
    const right = '021000021';
    for (const [at, digit] of [...right].entries())
      for (const other of '0123456789'.replace(digit, ''))
        expect(firstError({ routingNumber: right.slice(0, at) + other + right.slice(at + 1) })).toBe(
          'payment.routingNumber.invalid',
        );
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
