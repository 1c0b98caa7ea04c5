import { DEFAULT_BILLING_TERM } from '../../domain/account/BillingTerm';
import { type AddedCoverage, addedCoverage } from '../../domain/policy/addedCoverage';
import { type CoverageCode, codesOf } from '../../domain/policy/Coverage';
import { coveragesOf, offeredCoverages } from '../../domain/policy/coverageChange';
import { isFailureInSession } from '../ApiFailure';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { RatingGateway } from '../ports/RatingGateway';

export type AddedCoverages = Readonly<Partial<Record<CoverageCode, AddedCoverage>>>;

interface Needs {
  readonly rating: Pick<RatingGateway, 'rate'>;
  readonly record: Pick<CustomerRecord, 'policy' | 'profile'>;
}

export type PriceCoverages = ReturnType<typeof priceCoverages>;

/**
 * The price of each coverage that the customer could add. No screen waits for the prices: one that fails to load is missing. Throws only a
 * 401.
 */
export const priceCoverages =
  ({ rating, record }: Needs) =>
  async (signal: AbortSignal): Promise<AddedCoverages> => {
    const policy = record.policy.read();
    const profile = record.profile.read();
    const added: Partial<Record<CoverageCode, AddedCoverage>> = {};
    // A rate needs the customer's state.
    if (policy === undefined || !profile?.address.state) return added;
    const { coverages, residenceType = '' } = policy;
    const { billingTerm = DEFAULT_BILLING_TERM, address } = profile;
    const present = codesOf(coverages);
    try {
      for (const code of offeredCoverages(policy).filter((offered) => !present.includes(offered))) {
        const wanted = coveragesOf([...present, code], coverages);
        const rate = await rating.rate({ state: address.state, billingTerm, coverages: wanted, residenceType }, signal);
        added[code] = addedCoverage(code, rate, policy);
      }
    } catch (failure) {
      if (!isFailureInSession(failure)) throw failure;
    }
    return added;
  };
