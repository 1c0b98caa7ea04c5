import type { Frequency } from '../../domain/account/BillingTerm';
import type { FrequencyPrices } from '../../domain/billing/frequencyEffect';
import { Money } from '../../domain/Money';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { RatingGateway } from '../ports/RatingGateway';

interface Needs {
  readonly rating: Pick<RatingGateway, 'rate'>;
  readonly record: Pick<CustomerRecord, 'policy' | 'profile'>;
}

export type PriceFrequencies = ReturnType<typeof priceFrequencies>;

/** A policy without coverages costs nothing, without a call. Without the customer's state, no price is known. Throws `ApiFailure`. */
export const priceFrequencies =
  ({ rating, record }: Needs) =>
  async (signal: AbortSignal): Promise<FrequencyPrices> => {
    const { coverages = [], residenceType = '' } = record.policy.read() ?? {};
    const state = record.profile.read()?.address.state ?? '';
    if (coverages.length === 0) return { monthly: Money.zero, yearly: Money.zero };
    if (state === '') return { monthly: undefined, yearly: undefined };
    const rate = (billingTerm: Frequency) => rating.rate({ state, billingTerm, coverages, residenceType }, signal);

    const { monthlyPayment } = await rate('monthly');
    const { annualPremium } = await rate('yearly');
    return { monthly: monthlyPayment, yearly: annualPremium };
  };
