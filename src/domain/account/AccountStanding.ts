import type { Money } from '../Money';

/** Rule BILLING-2. */
export interface PaymentMethod {
  readonly type: 'credit_card' | 'bank_account_info' | 'NONE';
  readonly lastFour?: string | undefined;
  readonly cardType?: string | undefined;
}

/** Whether the customer owes something, and what pays for a change. */
export interface AccountStanding {
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly pastDue: boolean;
  readonly balance?: Money | undefined;
}
