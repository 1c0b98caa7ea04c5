import { type FrequencyChoice, frequencyEffect } from '../../domain/billing/frequencyEffect';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { ChangeBillingTerm } from './changeBillingTerm';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'receipt' | 'standing'>;
  readonly changeBillingTerm: ChangeBillingTerm;
  readonly clock: Clock;
}

export type ChangeFrequency = ReturnType<typeof changeFrequency>;

/** Changes how often the customer pays, and keeps the receipt. Throws `ApiFailure`. */
export const changeFrequency =
  ({ record, changeBillingTerm, clock }: Needs) =>
  async (choice: FrequencyChoice): ReturnType<ChangeBillingTerm> => {
    const change = frequencyEffect(record.policy.read(), record.standing.read(), choice, clock.today());
    const outcome = await changeBillingTerm(choice.chosen);
    if (outcome.kind === 'changed') record.receipt.write({ kind: 'frequency', at: clock.now(), change });
    return outcome;
  };
