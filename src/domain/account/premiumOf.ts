import { type BillingTerm, premiumPeriod } from './BillingTerm';
import type { PaidPolicy } from './PaidPolicy';
import type { Premium } from './Receipt';

/** The premium of a month for customers who pay monthly, otherwise of a year. */
export const premiumOf = (
  policy: Pick<PaidPolicy, 'monthlyPremium' | 'annualPremium'>,
  billingTerm: BillingTerm | undefined,
): Premium => {
  const period = premiumPeriod(billingTerm);
  return { period, amount: period === 'monthly' ? policy.monthlyPremium : policy.annualPremium };
};
