import type { PaymentMethod } from '../../../domain/account/AccountStanding';
import type { Payment } from '../../../domain/billing/BillingHistory';
import { CalendarDate } from '../../../domain/CalendarDate';
import type { Money } from '../../../domain/Money';
import { momentOf } from '../momentOf';
import { monthsEarlier } from '../monthsEarlier';
import { paymentOf } from '../payments';
import { yearsLater } from '../yearsLater';

interface Paid {
  readonly by: PaymentMethod;
  /** The amount of each payment; negative for a refund. */
  readonly amount: Money;
  readonly count: number;
}

interface PaidYearly extends Paid {
  /** The day of the newest payment. */
  readonly newest: CalendarDate;
}

interface PaidMonthly extends Paid {
  /** A payment is made on the day of the month on which the term ends. */
  readonly termEnd: CalendarDate;
  /** All of them were made before this day. */
  readonly before: CalendarDate;
}

/** One payment a year, newest first. */
export const yearlyPayments = ({ by, amount, newest, count }: PaidYearly): Payment[] =>
  Array.from({ length: count }, (_, index) => paymentOf(by, amount, momentOf(yearsLater(newest, -index))));

/** One payment a month, newest first. Every eleventh was declined the day before it succeeded. */
export const monthlyPayments = ({ by, amount, termEnd, before, count }: PaidMonthly): Payment[] =>
  Array.from({ length: count + 12 }, (_, months) => monthsEarlier(termEnd, months))
    .filter((day) => day < before)
    .flatMap((day, month) => {
      const paid = paymentOf(by, amount, momentOf(day));
      const wasDeclined = month % 11 === 7;
      return wasDeclined ? [paid, paymentOf(by, amount, momentOf(CalendarDate.plusDays(day, -1)), 'declined')] : [paid];
    })
    .slice(0, count);
