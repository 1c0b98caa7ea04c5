import * as fc from 'fast-check';
import { anyMoney } from '../../tests/support/arbitraries';
import { Money } from './Money';

describe('Money.parse', () => {
  it.each([
    ['$ 1,234.50', 123450],
    ['$1,234.5', 123450],
    ['1234', 123400],
    ['0', 0],
    ['$ 0.00', 0],
    ['.5', 50],
    ['5.', 500],
    ['-12', -1200],
    ['-$12.34', -1234],
    ['-0', 0],
    ['007', 700],
    ['  $ 12  ', 1200],
    ['$ 999,999,999.99', 99999999999],
  ])('reads %j as %d cents @INPUT-16', (text, cents) => {
    expect(Money.parse(text)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '$',
    '$ ',
    '.',
    '-',
    '$ .',
    '1,2,3.456',
    '12,34',
    ',123',
    '1,234,',
    '1.234',
    '1.2.3',
    '12e3',
    '0x10',
    'Infinity',
    'NaN',
    '$$ 1',
    '1 234',
    '€ 5',
    '--5',
    'twelve',
    '٣',
    '99999999999999999',
  ])('finds no amount in %j', (text) => {
    expect(Money.parse(text)).toBeUndefined();
  });

  it('answers a whole number of cents or nothing, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^-?\$? ?[\d,]{0,12}\.?\d{0,3}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const amount = Money.parse(text);
        expect(amount === undefined || (Number.isSafeInteger(amount) && !Object.is(amount, -0))).toBe(true);
      }),
    );
  });
});

describe('Money.format', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [50, '$0.50'],
    [1200, '$12.00'],
    [99999, '$999.99'],
    [100000, '$1,000.00'],
    [123450, '$1,234.50'],
    [123456789, '$1,234,567.89'],
    [-1, '-$0.01'],
    [-123450, '-$1,234.50'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('writes %d cents as %s @BILLING-10 @INPUT-14', (cents, text) => {
    expect(Money.format(Money.ofCents(cents))).toBe(text);
  });

  it('writes what parse reads, to the cent', () => {
    fc.assert(fc.property(anyMoney, (money) => Money.parse(Money.format(money)) === money));
  });

  it('puts a comma before every three digits, and two decimals @INPUT-14', () => {
    fc.assert(fc.property(anyMoney, (money) => /^-?\$\d{1,3}(?:,\d{3})*\.\d{2}$/.test(Money.format(money))));
  });
});

describe('Money.ofDollars', () => {
  it.each([
    [9.99, 999],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [-12.34, -1234],
    [-0, 0],
    [640.25, 64025],
    [1e-7, 0],
  ])('keeps %d to the cent', (dollars, cents) => {
    expect(Money.ofDollars(dollars)).toBe(cents);
  });

  it('reads what toDollars has written', () => {
    const amounts = fc.integer({ min: -1e12, max: 1e12 }).map((cents) => Money.ofCents(cents));
    fc.assert(fc.property(amounts, (money) => Money.ofDollars(Money.toDollars(money)) === money));
  });
});

describe('Money.ofCents', () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('refuses %d', (cents) => {
    expect(() => Money.ofCents(cents)).toThrow(new RangeError(`not a whole number of cents: ${cents}`));
  });
});
