import { typedNumber } from './typed/typedNumber';
import { withCommas } from './withCommas';

declare const cents: unique symbol;

/** An amount of US money in whole cents, so that sums are exact. May be negative (a refund). */
export type Money = number & { readonly [cents]: true };

const ofCents = (amount: number): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Money;
};

/** An amount with its sign and its dollars: "-$ 12", "US$ 12", "12 USD", "12 dollars", "12 dólares". */
const AMOUNT = /^(-?) ?(?:US ?\$|USD|\$)? ?([\d.,' ’]*[\d.,])(?: ?(?:US ?\$|USD|\$|dollars?|d[oó]lar(?:es)?))?$/i;
/** A full stop that a phone writes behind what it hears. */
const DICTATED = /([.,]\d{1,2}|[a-z$])\.$/i;
/** The last comma or point with at most two digits after it. */
const DECIMAL = /^(?<whole>.*?)(?<sign>[.,])(?<fraction>\d{0,2})$/;
const GROUPED = /^\d{1,3}(?:([.,' ’])\d{3})(?:\1\d{3})*$/;

/** The digits of whole dollars; `undefined` where they can be read in two ways, such as "1.234". */
const wholeOf = (text: string, hasFraction: boolean, decimalSign?: string): string | undefined => {
  // The field begins with a "0", and the customer may type behind it.
  const typed = text.replace(/^0+(?=\d)/, '');
  if (/^\d*$/.test(typed)) return typed;
  const [, separator] = GROUPED.exec(typed) ?? [];
  if (separator === undefined || separator === decimalSign || typed.startsWith('0')) return undefined;
  const isOnePoint = separator === '.' && typed.indexOf('.') === typed.lastIndexOf('.');
  return isOnePoint && !hasFraction ? undefined : typed.replaceAll(separator, '');
};

export const Money = {
  zero: 0 as Money,
  ofCents,

  /** From dollars; rounds to the cent. */
  ofDollars: (dollars: number): Money => ofCents(Math.round(Number(`${dollars}e2`)) || 0),

  toDollars: (money: Money): number => money / 100,

  /**
   * From typed text: a last comma or point with one or two digits after it is the decimal sign, and others separate thousands. It is
   * `undefined` if it is no amount, or can be read in two ways. Rules INPUT-16 and INPUT-39.
   */
  parse: (text: string): Money | undefined => {
    const [, minus = '', number = ''] = AMOUNT.exec(typedNumber(text).replace(DICTATED, '$1')) ?? [];
    const { whole = number.trim(), sign, fraction = '' } = DECIMAL.exec(number)?.groups ?? {};
    const dollars = wholeOf(whole.trim(), fraction !== '', sign);
    if (dollars === undefined || (dollars === '' && fraction === '')) return undefined;
    const amount = Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
    return Number.isSafeInteger(amount) ? ofCents(minus === '-' && amount !== 0 ? -amount : amount) : undefined;
  },

  /** The text of an amount field: "$ 1,234.50". A negative amount, or a text that is not an amount, stays as typed. Rule INPUT-15. */
  clean: (text: string): string => {
    const amount = Money.parse(text);
    if (amount === undefined || amount < 0 || typedNumber(text).startsWith('-')) return typedNumber(text);
    return Money.format(amount).replace('$', '$ ');
  },

  /** "$1,234.50", or "-$1,234.50" if negative. Rule INPUT-14. */
  format: (money: Money): string => {
    const digits = String(Math.abs(money)).padStart(3, '0');
    return `${money < 0 ? '-' : ''}$${withCommas(digits.slice(0, -2))}.${digits.slice(-2)}`;
  },
};
