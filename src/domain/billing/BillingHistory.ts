import type { AccountStanding } from '../account/AccountStanding';
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

export interface BillingHistory extends AccountStanding {
  readonly payments: readonly Payment[];
}
