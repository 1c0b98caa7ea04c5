import { chargedTermEnd } from '../../domain/billing/chargedTermEnd';
import type { CalendarDate } from '../../domain/CalendarDate';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { FrequencyChoice } from './frequencyEffect';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'standing'>;
  readonly clock: Pick<Clock, 'today'>;
}

export type ChargedTermEndAfter = ReturnType<typeof chargedTermEndAfter>;

/** The end of the term, if charges would recur on its day of the month after the choice; `undefined` if nothing changes. */
export const chargedTermEndAfter =
  ({ record, clock }: Needs) =>
  ({ current, chosen }: FrequencyChoice): CalendarDate | undefined => {
    if (chosen === current) return undefined;
    return chargedTermEnd(record.policy.read(), chosen, record.standing.read()?.paymentMethod, clock.today());
  };
