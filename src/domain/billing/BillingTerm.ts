export const billingTerms = ['yearly', 'monthly', 'nonrecurringyearly'] as const;

export type BillingTerm = (typeof billingTerms)[number];

/** How a customer pays whose profile does not say: the premium is yearly unless it is monthly (document 2, section 2, /policy). */
export const defaultBillingTerm: BillingTerm = 'yearly';

/** How often the customer pays: Yearly for both yearly terms, otherwise Monthly (document 2, section 2, /billing). */
export const billingFrequency = (term: BillingTerm): 'yearly' | 'monthly' =>
  term === 'monthly' ? 'monthly' : 'yearly';

/** Which premium the policy page shows: the yearly one unless the customer is billed monthly (document 2, /policy). */
export const premiumPeriod = (term: BillingTerm | undefined): 'yearly' | 'monthly' =>
  term === 'monthly' ? 'monthly' : 'yearly';

export const isRecurring = (term: BillingTerm): boolean => term !== 'nonrecurringyearly';
