import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { ChangeBillingTerm } from './changeBillingTerm';
import type { FrequencyChoice, FrequencyEffect } from './frequencyEffect';

interface Needs {
  readonly record: Pick<CustomerRecord, 'receipt'>;
  readonly frequencyEffect: FrequencyEffect;
  readonly changeBillingTerm: ChangeBillingTerm;
  readonly clock: Pick<Clock, 'now'>;
}

export type ChangeFrequency = ReturnType<typeof changeFrequency>;

/** Changes how often the customer pays, and keeps the receipt. Throws `ApiFailure`. */
export const changeFrequency =
  ({ record, frequencyEffect, changeBillingTerm, clock }: Needs) =>
  async (choice: FrequencyChoice): ReturnType<ChangeBillingTerm> => {
    const change = frequencyEffect(choice);
    const outcome = await changeBillingTerm(choice.chosen);
    if (outcome.kind === 'changed') record.receipt.write({ kind: 'frequency', at: clock.now(), change });
    return outcome;
  };
