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

/** What another method changes. The insurer says afterwards what has become of the amount due, and which method it has. */
export const paymentEffect =
  ({ record, clock }: Needs) =>
  ({ history, term }: Billing): AccountChange => {
    const policy = record.policy.read();
    return {
      due: unchanged(policy && dueToday(history, policy, term, clock.today())),
      method: { before: history.paymentMethod },
    };
  };
