import { billingFrequency } from '../../domain/billing/BillingTerm';
import { isCancelled } from '../../domain/policy/Policy';
import type { CompleteRecord } from '../customer/completeRecord';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { FindOutPayment } from './findOutPayment';
import type { NoChange } from './NoChange';
import type { FrequencyPrices, PriceFrequencies } from './priceFrequencies';

export type Frequency = keyof FrequencyPrices;

export interface FrequencyChoice {
  /** `undefined` for a billing term that the portal does not know. */
  readonly current: Frequency | undefined;
  readonly chosen: Frequency;
  readonly prices: FrequencyPrices;
}

export type PreparedFrequency = NoChange | ({ readonly kind: 'choosing' } & FrequencyChoice);

interface Parts {
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly completeRecord: CompleteRecord;
  readonly findOutPayment: FindOutPayment;
  readonly billing: Pick<BillingGateway, 'term'>;
  readonly priceFrequencies: PriceFrequencies;
}

export type PrepareFrequency = ReturnType<typeof prepareFrequency>;

/** Prepares a change of the billing frequency: finds out about an earlier change first, and then loads the prices. Throws `ApiFailure`. */
export const prepareFrequency =
  ({ record, completeRecord, findOutPayment, billing, priceFrequencies }: Parts) =>
  async (signal: AbortSignal): Promise<PreparedFrequency> => {
    await completeRecord(signal);
    const policy = record.policy.read();
    if (policy === undefined || isCancelled(policy)) return { kind: 'refused' };

    const finding = await findOutPayment(signal);
    if (finding === 'unknown') return { kind: 'unknown' };
    if (finding === 'termChanged') return { kind: 'changed' };

    const term = await billing.term(signal);
    if (term.kind === 'unavailable') return term;
    const prices = await priceFrequencies(signal);
    const current = billingFrequency(term.value);
    return { kind: 'choosing', current, chosen: current ?? 'yearly', prices };
  };
