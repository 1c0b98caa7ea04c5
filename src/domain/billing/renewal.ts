import { CalendarDate } from '../CalendarDate';
import { type Policy, isCancelled } from '../policy/Policy';
import type { BillingTerm } from './BillingTerm';

const RENEWAL_WINDOW_DAYS = 30;

/** Today is later than 30 days after the end of the term (document 2, section 4, as coded there). */
export const isInRenewalWindow = (termEnd: CalendarDate | undefined, today: CalendarDate): boolean =>
  termEnd !== undefined && today > CalendarDate.plusDays(termEnd, RENEWAL_WINDOW_DAYS);

/** Whether 'pay my bill' shows (document 2, section 2, /billing). */
export const maySettleBill = (
  policy: Pick<Policy, 'status' | 'termEnd'>,
  term: BillingTerm,
  today: CalendarDate,
): boolean => term === 'nonrecurringyearly' && !isCancelled(policy) && isInRenewalWindow(policy.termEnd, today);
