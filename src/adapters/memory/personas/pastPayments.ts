import type { Payment, PaymentMethod } from '../../../domain/billing/BillingHistory';
import { CalendarDate } from '../../../domain/CalendarDate';
import type { Money } from '../../../domain/Money';
import { momentOf } from '../momentOf';
import { paymentOf } from '../payments';

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
  Array.from({ length: count }, (_, index) =>
    paymentOf(by, amount, momentOf(CalendarDate.plusDays(newest, -365 * index))),
  );

const MONTH = 30;
const DECLINED_EVERY = 12;
const FIRST_DECLINED = 8;

/** One payment a month, newest first; one in twelve was declined the day before it succeeded. */
export const monthlyPayments = ({ by, amount, newest, count }: Paid): Payment[] =>
  Array.from({ length: count }, (_, index) => {
    const declinedBefore = Math.floor((index + DECLINED_EVERY - FIRST_DECLINED - 1) / DECLINED_EVERY);
    const monthsAgo = index - declinedBefore;
    return index % DECLINED_EVERY === FIRST_DECLINED
      ? paymentOf(by, amount, momentOf(CalendarDate.plusDays(newest, -MONTH * (monthsAgo - 1) - 1)), 'declined')
      : paymentOf(by, amount, momentOf(CalendarDate.plusDays(newest, -MONTH * monthsAgo)));
  });
