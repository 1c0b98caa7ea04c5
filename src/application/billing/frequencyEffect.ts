import type { BillingTerm, Frequency } from '../../domain/account/BillingTerm';
import { type AccountChange, dueToday } from '../../domain/account/Receipt';
import { unchanged } from '../../domain/account/unchanged';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { FrequencyPrices } from './priceFrequencies';

export interface FrequencyChoice {
  readonly term: BillingTerm;
  /** `undefined` for a billing term that the portal does not know. */
  readonly current: Frequency | undefined;
  readonly chosen: Frequency;
  readonly prices: FrequencyPrices;
}

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'standing'>;
  readonly clock: Pick<Clock, 'today'>;
}

export type FrequencyEffect = ReturnType<typeof frequencyEffect>;

/** What a choice changes. The amount due and the payment method come from the billing history. */
export const frequencyEffect =
  ({ record, clock }: Needs) =>
  ({ term, current, chosen, prices }: FrequencyChoice): AccountChange => {
    const standing = record.standing.read();
    const policy = record.policy.read();
    const premium = (period: Frequency) => ({ period, amount: prices[period] });
    return {
      frequency: { before: current ?? term, after: chosen },
      premium: { before: current && premium(current), after: premium(chosen) },
      due: unchanged(standing && policy && current && dueToday(standing, policy, current, clock.today())),
      method: unchanged(standing?.paymentMethod),
    };
  };
