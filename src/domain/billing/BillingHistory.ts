import type { Instant } from '../Instant';
import type { Money } from '../Money';

export interface Payment {
  readonly createdAt?: Instant | undefined;
  readonly action: string;
  readonly amount?: Money | undefined;
  readonly cardType?: string | undefined;
  readonly lastFour?: string | undefined;
  readonly status: string;
}

/** Rule BILLING-2. */
export interface PaymentMethod {
  readonly type: 'credit_card' | 'bank_account_info' | 'NONE';
  readonly lastFour?: string | undefined;
  readonly cardType?: string | undefined;
}

export interface BillingHistory {
  readonly payments: readonly Payment[];
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly pastDue: boolean;
  readonly balance?: Money | undefined;
}

/** Whether the customer owes something, and what pays for a change. */
export type AccountStanding = Pick<BillingHistory, 'pastDue' | 'balance' | 'paymentMethod'>;
