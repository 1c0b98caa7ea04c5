import type { AccountStanding } from '../account/AccountStanding';
import type { BillingTerm, Frequency } from '../account/BillingTerm';
import type { PaidPolicy } from '../account/PaidPolicy';
import { type AccountChange, dueToday } from '../account/Receipt';
import { unchanged } from '../account/unchanged';
import type { CalendarDate } from '../CalendarDate';
import type { Money } from '../Money';

/** What the customer's coverages cost by frequency; `undefined` where the insurer sent no price. */
export type FrequencyPrices = Readonly<Record<Frequency, Money | undefined>>;

export interface FrequencyChoice {
  readonly term: BillingTerm;
  /** `undefined` for a billing term that the portal does not know. */
  readonly current: Frequency | undefined;
  readonly chosen: Frequency;
  readonly prices: FrequencyPrices;
}

/** What a choice changes. The amount due and the payment method come from the billing history. */
export const frequencyEffect = (
  policy: PaidPolicy | undefined,
  standing: AccountStanding | undefined,
  { term, current, chosen, prices }: FrequencyChoice,
  today: CalendarDate,
): AccountChange => {
  const premium = (period: Frequency) => ({ period, amount: prices[period] });
  return {
    frequency: { before: current ?? term, after: chosen },
    premium: { before: current && premium(current), after: premium(chosen) },
    due: unchanged(standing && policy && current && dueToday(standing, policy, current, today)),
    method: unchanged(standing?.paymentMethod),
  };
};
