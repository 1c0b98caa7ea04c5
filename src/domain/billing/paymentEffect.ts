import type { AccountStanding } from '../account/AccountStanding';
import type { BillingTerm } from '../account/BillingTerm';
import type { PaidPolicy } from '../account/PaidPolicy';
import { type AccountChange, dueToday } from '../account/Receipt';
import { unchanged } from '../account/unchanged';
import type { CalendarDate } from '../CalendarDate';

/** What a new payment method changes. `settledReceipt` adds the amount due and the method that the insurer reports afterwards. */
export const paymentEffect = (
  policy: PaidPolicy | undefined,
  standing: AccountStanding,
  billingTerm: BillingTerm,
  today: CalendarDate,
): AccountChange => ({
  due: unchanged(policy && dueToday(standing, policy, billingTerm, today)),
  method: { before: standing.paymentMethod },
});
