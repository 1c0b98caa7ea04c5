import { withCommas } from './withCommas';

declare const cents: unique symbol;

/** An amount of US money in whole cents, so that sums are exact. May be negative (a refund). */
export type Money = number & { readonly [cents]: true };

const ofCents = (amount: number): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Money;
};

/** "$ 1,234.50", "$1,234.5", "1234" and "-12" are amounts; "", "$ ", "1,2,3.456" and "12e3" are not. */
const AMOUNT = /^(-?)\$? ?((?:\d{1,3}(?:,\d{3})+|\d+)?)(?:\.(\d{0,2}))?$/;

export const Money = {
  zero: 0 as Money,
  ofCents,

  /** From dollars; rounds to the cent. */
  ofDollars: (dollars: number): Money => ofCents(Math.round(Number(`${dollars}e2`)) || 0),

  toDollars: (money: Money): number => money / 100,

  /** From typed text, with or without "$ " and commas; `undefined` if it is no amount. Rule INPUT-16. */
  parse: (text: string): Money | undefined => {
    const [, sign = '', whole = '', fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
    if (whole === '' && fraction === '') return undefined;
    const amount = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
    return Number.isSafeInteger(amount) ? ofCents(sign === '-' && amount !== 0 ? -amount : amount) : undefined;
  },

  /** "$1,234.50", or "-$1,234.50" if negative. Rule INPUT-14. */
  format: (money: Money): string => {
    const digits = String(Math.abs(money)).padStart(3, '0');
    return `${money < 0 ? '-' : ''}$${withCommas(digits.slice(0, -2))}.${digits.slice(-2)}`;
  },
};
