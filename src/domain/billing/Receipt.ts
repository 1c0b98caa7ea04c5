import type { Instant } from '../Instant';
import { Money } from '../Money';
import type { AccountStanding, PaymentMethod } from './BillingHistory';
import type { BillingTerm } from './BillingTerm';

/** A value before and after a change. The two are equal where the change leaves it as it is. */
export interface Change<Value> {
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

export interface Premium {
  readonly period: 'monthly' | 'yearly';
  readonly amount: Money | undefined;
}

/** What a customer changes. It has only what the change concerns. */
export interface AccountChange {
  readonly status?: Change<string>;
  /** The codes of the coverages. */
  readonly coverages?: Change<readonly string[]>;
  readonly frequency?: Change<BillingTerm>;
  readonly premium?: Change<Premium>;
  readonly method?: Change<PaymentMethod>;
  /** The balance that is past due. */
  readonly pastDue?: Change<Money>;
  /** The amount of a charge, or of a refund if negative. */
  readonly amount?: Money | undefined;
  /** In the customer's words. */
  readonly reason?: string;
}

/** What the portal confirms to the customer. */
export interface Receipt {
  readonly kind: 'paymentMethod' | 'frequency' | 'coverages' | 'cancellation';
  /** When the portal learned that the change was made. */
  readonly at: Instant;
  readonly change: AccountChange;
}

/** The receipt of a new payment method, which `settledReceipt` completes. */
export const methodReceipt = (at: Instant, { pastDue, balance, paymentMethod }: AccountStanding): Receipt => ({
  kind: 'paymentMethod',
  at,
  change: {
    ...(pastDue && { pastDue: { before: balance, after: undefined } }),
    method: { before: paymentMethod, after: undefined },
  },
});

/** Adds the current method and past-due balance to the receipt of a payment method. Other receipts do not change. */
export const settledReceipt = (receipt: Receipt, { pastDue, balance, paymentMethod }: AccountStanding): Receipt => {
  if (receipt.kind !== 'paymentMethod') return receipt;
  const { method, pastDue: due } = receipt.change;
  return {
    ...receipt,
    change: {
      ...(due && { pastDue: { ...due, after: pastDue ? balance : Money.zero } }),
      method: { before: method?.before, after: paymentMethod },
    },
  };
};
