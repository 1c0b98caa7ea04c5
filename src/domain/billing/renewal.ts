import { CalendarDate } from '../CalendarDate';
import { type Policy, isCancelled } from '../policy/Policy';
import type { BillingTerm } from './BillingTerm';

const RENEWAL_WINDOW_DAYS = 30;

/** Rule BILLING-5: the window begins when today is later than 30 days after the end of the term. */
export const isInRenewalWindow = (termEnd: CalendarDate | undefined, today: CalendarDate): boolean =>
  termEnd !== undefined && today > CalendarDate.plusDays(termEnd, RENEWAL_WINDOW_DAYS);

/** Rule BILLING-4: whether 'pay my bill' shows. */
export const maySettleBill = (
  policy: Pick<Policy, 'status' | 'termEnd'>,
  term: BillingTerm,
  today: CalendarDate,
): boolean => term === 'nonrecurringyearly' && !isCancelled(policy) && isInRenewalWindow(policy.termEnd, today);
