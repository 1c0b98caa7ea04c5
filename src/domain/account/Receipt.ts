import type { CalendarDate } from '../CalendarDate';
import type { Instant } from '../Instant';
import { Money } from '../Money';
import type { AccountStanding, PaymentMethod } from './AccountStanding';
import { type BillingTerm, type Frequency, billingFrequency } from './BillingTerm';
import { nextChargeDay } from './nextChargeDay';
import { type PaidPolicy, policyOn } from './PaidPolicy';

/** A value before and after a change. The two are equal where the change leaves it as it is. */
export interface Change<Value> {
  readonly before?: Value | undefined;
  readonly after?: Value | undefined;
}

export interface Premium {
  readonly period: Frequency;
  readonly amount?: Money | undefined;
}

/** A change that a customer makes, with only the values that it concerns. */
export interface AccountChange {
  readonly status?: Change<string> | undefined;
  /** The codes of the coverages. */
  readonly coverages?: Change<readonly string[]> | undefined;
  readonly frequency?: Change<BillingTerm> | undefined;
  readonly premium?: Change<Premium> | undefined;
  readonly method?: Change<PaymentMethod> | undefined;
  /** The amount due on the day of the change. */
  readonly due?: Change<Money> | undefined;
  /** The amount of a charge, or of a refund if negative. `pending` if the insurer settles it later. */
  readonly amount?: Money | 'pending' | undefined;
  /** In the customer's words. */
  readonly reason?: string | undefined;
}

/** What the portal confirms to the customer. */
export interface Receipt {
  readonly kind: 'paymentMethod' | 'frequency' | 'coverages' | 'cancellation';
  /** When the portal learned that the change was made. */
  readonly at: Instant;
  readonly change: AccountChange;
}

/**
 * The amount due today: the balance that is past due, or nothing. `undefined` if a charge may be made today anyway:
 * - on the first day of a term, and once it has ended
 * - on the day of a recurring charge
 * - where the portal does not know how often the customer pays
 */
export const dueToday = (
  { pastDue, balance, paymentMethod }: AccountStanding,
  policy: PaidPolicy,
  billingTerm: BillingTerm,
  today: CalendarDate,
): Money | undefined => {
  if (pastDue) return balance;
  if (billingFrequency(billingTerm) === undefined) return undefined;
  const { termStart, termEnd } = policyOn(policy, today);
  const isWithinTerm = termStart !== today && termEnd !== undefined && termEnd >= today;
  return isWithinTerm && nextChargeDay(policy, billingTerm, paymentMethod, today) !== today ? Money.zero : undefined;
};

/** Completes the receipt of a change of billing with what the insurer says afterwards. */
export const settledReceipt = (receipt: Receipt, { pastDue, balance, paymentMethod }: AccountStanding): Receipt => {
  const { change } = receipt;
  const { due, method } = change;
  return {
    ...receipt,
    change: {
      ...change,
      ...(due && { due: { ...due, after: pastDue ? balance : Money.zero } }),
      ...(method && { method: { ...method, after: paymentMethod } }),
    },
  };
};
