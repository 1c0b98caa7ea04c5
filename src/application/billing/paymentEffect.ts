import { type AccountChange, dueToday } from '../../domain/billing/Receipt';
import { unchanged } from '../../domain/billing/unchanged';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Billing } from './loadBilling';

/** What another payment method changes. The insurer says afterwards what has become of the amount due, and which method it has. */
export const paymentEffect = (
  record: Pick<CustomerRecord, 'policy'>,
  { history, term }: Billing,
  today: CalendarDate,
): AccountChange => {
  const policy = record.policy.read();
  return {
    due: unchanged(policy && dueToday(history, policy, term, today)),
    method: { before: history.paymentMethod },
  };
};
