import type { PaymentMethod } from '../../../domain/account/AccountStanding';
import type { Payment } from '../../../domain/billing/BillingHistory';
import { CalendarDate } from '../../../domain/CalendarDate';
import type { Money } from '../../../domain/Money';
import { momentOf } from '../momentOf';
import { paymentOf } from '../payments';
import { yearsLater } from '../yearsLater';

interface Paid {
  readonly by: PaymentMethod;
  /** The amount of each payment; negative for a refund. */
  readonly amount: Money;
  /** The day of the newest payment. */
  readonly newest: CalendarDate;
  readonly count: number;
}

/** One payment a year, newest first. */
export const yearlyPayments = ({ by, amount, newest, count }: Paid): Payment[] =>
  Array.from({ length: count }, (_, index) => paymentOf(by, amount, momentOf(yearsLater(newest, -index))));

/** One payment a month, newest first. Every eleventh was declined the day before it succeeded. */
export const monthlyPayments = ({ by, amount, newest, count }: Paid): Payment[] =>
  Array.from({ length: count }, (_, month) => {
    const day = CalendarDate.plusDays(newest, -30 * month);
    const paid = paymentOf(by, amount, momentOf(day));
    const wasDeclined = month % 11 === 7;
    return wasDeclined ? [paid, paymentOf(by, amount, momentOf(CalendarDate.plusDays(day, -1)), 'declined')] : [paid];
  })
    .flat()
    .slice(0, count);
