import { type Frequency, billingFrequency } from '../../domain/billing/BillingTerm';
import { chargedTermEnd } from '../../domain/billing/chargedTermEnd';
import { type AccountChange, dueToday } from '../../domain/billing/Receipt';
import { unchanged } from '../../domain/billing/unchanged';
import type { CalendarDate } from '../../domain/CalendarDate';
import { isCancelled } from '../../domain/policy/Policy';
import type { CompleteRecord } from '../customer/completeRecord';
import { isFailureInSession } from '../ApiFailure';
import type { BillingGateway } from '../ports/BillingGateway';
import type { Clock } from '../ports/Clock';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { ChangeBillingTerm } from './changeBillingTerm';
import type { FindOutPayment, NoChange } from './findOutPayment';
import type { LoadHistory } from './loadHistory';
import type { FrequencyPrices, PriceFrequencies } from './priceFrequencies';

export interface FrequencyChoice {
  /** `undefined` for a billing term that the portal does not know. */
  readonly current: Frequency | undefined;
  readonly chosen: Frequency;
  readonly prices: FrequencyPrices;
}

export type PreparedFrequency = NoChange | ({ readonly kind: 'choosing' } & FrequencyChoice);

interface Parts {
  readonly record: Pick<CustomerRecord, 'policy' | 'receipt' | 'standing'>;
  readonly completeRecord: CompleteRecord;
  readonly findOutPayment: FindOutPayment;
  readonly loadHistory: LoadHistory;
  readonly billing: Pick<BillingGateway, 'term'>;
  readonly priceFrequencies: PriceFrequencies;
  readonly changeBillingTerm: ChangeBillingTerm;
  readonly clock: Clock;
}

export type FrequencyChange = ReturnType<typeof frequencyChange>;

/** A change of how often the customer pays. Throws `ApiFailure`. */
export const frequencyChange = (parts: Parts) => {
  const { record, completeRecord, findOutPayment, billing, priceFrequencies, changeBillingTerm, clock } = parts;

  /** What a choice changes. The amount due and the payment method come from the billing history. */
  const effect = ({ current, chosen, prices }: FrequencyChoice): AccountChange => {
    const standing = record.standing.read();
    const policy = record.policy.read();
    const premium = (period: Frequency) => ({ period, amount: prices[period] });
    return {
      frequency: { before: current, after: chosen },
      premium: { before: current && premium(current), after: premium(chosen) },
      due: unchanged(standing && policy && current && dueToday(standing, policy, current, clock.today())),
      method: unchanged(standing?.paymentMethod),
    };
  };

  /** The end of the term, while charges would recur on its day of the month; `undefined` if nothing changes. */
  const chargedUntil = ({ current, chosen }: FrequencyChoice): CalendarDate | undefined => {
    if (chosen === current) return undefined;
    return chargedTermEnd(record.policy.read(), chosen, record.standing.read()?.paymentMethod, clock.today());
  };

  /** Finds out about an earlier change, and then loads the prices. */
  const prepare = async (signal: AbortSignal): Promise<PreparedFrequency> => {
    await completeRecord(signal);
    const policy = record.policy.read();
    if (policy === undefined || isCancelled(policy)) return { kind: 'refused' };

    const earlier = await findOutPayment(signal);
    if (earlier) return earlier;

    const term = await billing.term(signal);
    if (term.kind === 'unavailable') return term;
    const prices = await priceFrequencies(signal);
    const current = billingFrequency(term.value);
    return { kind: 'choosing', current, chosen: current ?? 'yearly', prices };
  };

  /** Loads the standing of the account if the record lacks it. It stays unknown if that fails; only the end of the session is thrown. */
  const completeStanding = async (signal: AbortSignal): Promise<void> => {
    if (record.standing.read() !== undefined) return;
    try {
      await parts.loadHistory(signal);
    } catch (error) {
      if (!isFailureInSession(error)) throw error;
    }
  };

  /** Changes the frequency, and keeps the receipt. */
  const change = async (choice: FrequencyChoice): ReturnType<ChangeBillingTerm> => {
    const before = effect(choice);
    const outcome = await changeBillingTerm(choice.chosen);
    if (outcome.kind === 'changed') record.receipt.write({ kind: 'frequency', at: clock.now(), change: before });
    return outcome;
  };

  return { effect, chargedUntil, prepare, completeStanding, change };
};
