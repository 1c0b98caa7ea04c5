import type { Instant } from '../Instant';
import type { Money } from '../Money';

export interface Payment {
  readonly createdAt: Instant;
  readonly action: string;
  readonly amount: Money;
  readonly cardType?: string | undefined;
  readonly lastFour?: string | undefined;
  readonly status: string;
}

/** What the customer pays with; shown as Credit Card, None, or otherwise EFT (document 2, section 2, /billing). */
export interface PaymentMethod {
  readonly type: 'credit_card' | 'bank_account_info' | 'NONE';
  readonly lastFour?: string | undefined;
  readonly cardType?: string | undefined;
}

/** Document 2, section 3, billing history response. */
export interface BillingHistory {
  readonly payments: readonly Payment[];
  readonly paymentMethod: PaymentMethod;
  readonly pastDue: boolean;
  readonly balance: Money;
}

/** Whether the customer owes something. */
export type AccountStanding = Pick<BillingHistory, 'pastDue' | 'balance'>;

export const newestPaymentsFirst = (payments: readonly Payment[]): readonly Payment[] =>
  payments.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
