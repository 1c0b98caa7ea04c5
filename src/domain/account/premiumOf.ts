import type { PaidPolicy } from './PaidPolicy';
import { type BillingTerm, premiumPeriod } from './BillingTerm';
import type { Premium } from './Receipt';

/** The premium of a month for customers who pay monthly, otherwise of a year. */
export const premiumOf = (
  policy: Pick<PaidPolicy, 'monthlyPremium' | 'annualPremium'>,
  term: BillingTerm | undefined,
): Premium => {
  const period = premiumPeriod(term);
  return { period, amount: period === 'monthly' ? policy.monthlyPremium : policy.annualPremium };
};
