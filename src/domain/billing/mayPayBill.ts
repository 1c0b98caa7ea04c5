import type { BillingTerm } from '../account/BillingTerm';
import { isCancelled } from '../account/PaidPolicy';
import { CalendarDate } from '../CalendarDate';
import type { Policy } from '../policy/Policy';

const RENEWAL_WINDOW_DAYS = 30;

/** Whether 'pay my bill' shows (rule BILLING-4): only once more than 30 days have passed since the end of the term (rule BILLING-5). */
export const mayPayBill = (
  policy: Pick<Policy, 'status' | 'termEnd'>,
  billingTerm: BillingTerm | undefined,
  today: CalendarDate,
): boolean =>
  billingTerm === 'nonrecurringyearly' &&
  !isCancelled(policy) &&
  policy.termEnd !== undefined &&
  today > CalendarDate.plusDays(policy.termEnd, RENEWAL_WINDOW_DAYS);
