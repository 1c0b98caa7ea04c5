import { CalendarDate } from '../CalendarDate';
import type { PaymentMethod } from './AccountStanding';
import type { BillingTerm } from './BillingTerm';
import { type PaidPolicy, isActive, policyOn } from './PaidPolicy';

/** The day in a month, or the month's last day where it is shorter. */
const inMonth = (year: number, month: number, day: number): CalendarDate =>
  CalendarDate.ofLocalDate(new Date(year, month, Math.min(day, new Date(year, month + 1, 0).getDate())));

/** The first charge of each month from a day on; its day is that of the term's end. */
const nextOfMonth = (termEnd: CalendarDate, from: CalendarDate): CalendarDate => {
  const day = CalendarDate.dayOfMonth(termEnd);
  const date = CalendarDate.toLocalDate(from);
  const ofThisMonth = inMonth(date.getFullYear(), date.getMonth(), day);
  return ofThisMonth >= from ? ofThisMonth : inMonth(date.getFullYear(), date.getMonth() + 1, day);
};

/** The day of the next recurring charge; `undefined` if there is none, or if the portal cannot know it. */
export const nextChargeDay = (
  policy: PaidPolicy,
  billingTerm: BillingTerm | undefined,
  method: PaymentMethod | undefined,
  today: CalendarDate,
): CalendarDate | undefined => {
  const { termStart = today, termEnd } = policyOn(policy, today);
  if (termEnd === undefined || termEnd < today || !isActive(policy)) return undefined;
  if ((method?.type ?? 'NONE') === 'NONE') return undefined;
  if (billingTerm === 'monthly') return nextOfMonth(termEnd, termStart > today ? termStart : today);
  return billingTerm === 'yearly' ? termEnd : undefined;
};
