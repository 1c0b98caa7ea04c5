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
    ['250,75', 25075],
    ['250,7', 25070],
    ['12,34', 1234],
    ['1,234', 123400],
    ['$1.250,75', 125075],
    ['1 250,75', 125075],
    ['1\u202F250,75 $', 125075],
    ['1.234.567', 123456700],
    ['1’250.75', 125075],
    ['US$ 1,250.00', 125000],
    ['1,250 USD', 125000],
    ['500 dollars', 50000],
    ['500 dólares', 50000],
    ['500 dollars.', 50000],
    ['$1,250.75.', 125075],
    ['$ 0250,75', 25075],
    ['１２３', 12300],
    ['٣', 300],
    ['١٢٣٫٤٥', 12345],
    ['١،٢٥٠٫٧٥', 125075],
    ['１、２５０。７５', 125075],
    ['\u200E$\u00A01,250.00\u200E\n', 125000],
  ])('reads %j as %d cents @INPUT-16 @INPUT-39', (text, cents) => {
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
    '1,23,4',
    '0,234',
    '12,34,567.50',
    '1.234,',
    '12.345',
    '1e3',
    '(5)',
    '5-',
    '1,234 567',
    ',123',
    '1,234,',
    '1.234',
    '1.2.3',
    '12e3',
    '0x10',
    'Infinity',
    'NaN',
    '$$ 1',
    '12 50',
    '€ 5',
    '--5',
    'twelve',
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

describe('Money.clean', () => {
  it.each([
    ['1234.5', '$ 1,234.50'],
    ['250,75', '$ 250.75'],
    ['0', '$ 0.00'],
    ['-5', '-5'],
    ['1.234', '1.234'],
    ['a lot ', 'a lot'],
  ])('writes %j as %j @INPUT-15', (typed, written) => {
    expect(Money.clean(typed)).toBe(written);
    expect(Money.clean(written)).toBe(written);
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
