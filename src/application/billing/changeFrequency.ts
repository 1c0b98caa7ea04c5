import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { ChangeBillingTerm } from './changeBillingTerm';
import { frequencyEffect } from './frequencyEffect';
import type { FrequencyChoice } from './prepareFrequency';

export type ChangeFrequency = ReturnType<typeof changeFrequency>;

/** Changes the billing frequency, and keeps the receipt. Throws `ApiFailure`. */
export const changeFrequency =
  (
    changeBillingTerm: ChangeBillingTerm,
    record: Pick<CustomerRecord, 'policy' | 'receipt' | 'standing'>,
    clock: Clock,
  ) =>
  async (choice: FrequencyChoice): ReturnType<ChangeBillingTerm> => {
    const change = frequencyEffect(record, choice, clock.today());
    const outcome = await changeBillingTerm(choice.chosen);
    if (outcome.kind === 'changed') record.receipt.write({ kind: 'frequency', at: clock.now(), change });
    return outcome;
  };
