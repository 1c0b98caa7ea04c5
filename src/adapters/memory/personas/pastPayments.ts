import type { Payment, PaymentMethod } from '../../../domain/billing/BillingHistory';
import { CalendarDate } from '../../../domain/CalendarDate';
import { Money } from '../../../domain/Money';
import { momentOf } from '../momentOf';

interface Paid {
  readonly by: PaymentMethod;
  /** The amount of each payment; negative for a refund. */
  readonly amount: Money;
  /** The day of the newest payment. */
  readonly newest: CalendarDate;
  readonly count: number;
}

const paymentOf = ({ by, amount }: Paid, date: CalendarDate, status = 'success'): Payment => ({
  createdAt: momentOf(date),
  action: amount < 0 ? 'Refund' : 'Payment',
  amount,
  cardType: by.cardType,
  lastFour: by.lastFour,
  status,
});

/** One payment a year, newest first. */
export const yearlyPayments = (paid: Paid): Payment[] =>
  Array.from({ length: paid.count }, (_, index) => paymentOf(paid, CalendarDate.plusDays(paid.newest, -365 * index)));

const MONTH = 30;
const DECLINED_EVERY = 12;
const FIRST_DECLINED = 8;

/** One payment a month, newest first; one in twelve was declined the day before it succeeded. */
export const monthlyPayments = (paid: Paid): Payment[] =>
  Array.from({ length: paid.count }, (_, index) => {
    const declinedBefore = Math.floor((index + DECLINED_EVERY - FIRST_DECLINED - 1) / DECLINED_EVERY);
    const monthsAgo = index - declinedBefore;
    return index % DECLINED_EVERY === FIRST_DECLINED
      ? paymentOf(paid, CalendarDate.plusDays(paid.newest, -MONTH * (monthsAgo - 1) - 1), 'declined')
      : paymentOf(paid, CalendarDate.plusDays(paid.newest, -MONTH * monthsAgo));
  });

/** A refund. */
export const refundOf = (by: PaymentMethod, cents: number, date: CalendarDate): Payment =>
  paymentOf({ by, amount: Money.ofCents(-cents), newest: date, count: 1 }, date);
