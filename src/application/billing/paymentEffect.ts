import { type AccountChange, dueToday } from '../../domain/account/Receipt';
import { unchanged } from '../../domain/account/unchanged';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Billing } from './loadBilling';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly clock: Pick<Clock, 'today'>;
}

export type PaymentEffect = ReturnType<typeof paymentEffect>;

/** What a new payment method changes. `settledReceipt` adds the amount due and the method that the insurer reports afterwards. */
export const paymentEffect =
  ({ record, clock }: Needs) =>
  ({ history, term }: Billing): AccountChange => {
    const policy = record.policy.read();
    return {
      due: unchanged(policy && dueToday(history, policy, term, clock.today())),
      method: { before: history.paymentMethod },
    };
  };
