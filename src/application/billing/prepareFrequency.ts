import { billingFrequency } from '../../domain/account/BillingTerm';
import { isCancelled } from '../../domain/account/PaidPolicy';
import type { FrequencyChoice } from '../../domain/billing/frequencyEffect';
import type { CompleteRecord } from '../account/completeRecord';
import type { BillingGateway } from '../ports/BillingGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PriceFrequencies } from './priceFrequencies';
import type { NoChange, ResolvePayment } from './resolvePayment';

export type PreparedFrequency = NoChange | ({ readonly kind: 'choosing' } & FrequencyChoice);

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy'>;
  readonly completeRecord: CompleteRecord;
  readonly resolvePayment: ResolvePayment;
  readonly billing: Pick<BillingGateway, 'term'>;
  readonly priceFrequencies: PriceFrequencies;
}

export type PrepareFrequency = ReturnType<typeof prepareFrequency>;

/** Finds out about an earlier change of how the customer pays, and then loads the prices. Throws `ApiFailure`. */
export const prepareFrequency =
  ({ record, completeRecord, resolvePayment, billing, priceFrequencies }: Needs) =>
  async (signal: AbortSignal): Promise<PreparedFrequency> => {
    await completeRecord(signal);
    const policy = record.policy.read();
    if (policy === undefined || isCancelled(policy)) return { kind: 'refused' };

    const earlier = await resolvePayment(signal);
    if (earlier) return earlier;

    const term = await billing.term(signal);
    if (term.kind === 'unavailable') return term;
    const prices = await priceFrequencies(signal);
    const current = billingFrequency(term.value);
    return { kind: 'choosing', term: term.value, current, chosen: current ?? 'yearly', prices };
  };
