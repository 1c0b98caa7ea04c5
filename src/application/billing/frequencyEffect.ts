import { type AccountChange, dueToday } from '../../domain/billing/Receipt';
import { unchanged } from '../../domain/billing/unchanged';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Frequency, FrequencyChoice } from './prepareFrequency';

/** What a choice of the billing frequency changes. The amount due and the payment method come from the billing history. */
export const frequencyEffect = (
  record: Pick<CustomerRecord, 'policy' | 'standing'>,
  { current, chosen, prices }: FrequencyChoice,
  today: CalendarDate,
): AccountChange => {
  const standing = record.standing.read();
  const policy = record.policy.read();
  const premium = (period: Frequency) => ({ period, amount: prices[period] });
  return {
    frequency: { before: current, after: chosen },
    premium: { before: current && premium(current), after: premium(chosen) },
    due: unchanged(standing && policy && current && dueToday(standing, policy, current, today)),
    method: unchanged(standing?.paymentMethod),
  };
};
