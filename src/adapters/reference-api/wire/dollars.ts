import { Money } from '../../../domain/Money';

/** Dollars as a number; nothing for an amount that is not known. */
export const dollars = (money: Money | undefined): number | undefined =>
  money === undefined ? undefined : Money.toDollars(money);
