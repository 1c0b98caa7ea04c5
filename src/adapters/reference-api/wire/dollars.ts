import { Money } from '../../../domain/Money';

/** Dollars as a number; nothing for an amount that is not known. */
export const dollars = (money: Money | undefined): number | undefined =>
  money === undefined ? undefined : Money.toDollars(money);

export const moneyOf = (amount: number | undefined): Money | undefined =>
  amount === undefined ? undefined : Money.ofDollars(amount);
