export const billingTerms = ['yearly', 'monthly', 'nonrecurringyearly'] as const;

/** A billing term as the insurer sends it: the portal knows `billingTerms` and shows any other as received. */
export type BillingTerm = (typeof billingTerms)[number] | (string & Record<never, never>);

/** The term of a customer whose profile has none: a premium is yearly unless it is monthly. */
export const DEFAULT_BILLING_TERM: BillingTerm = 'yearly';

export type Frequency = 'yearly' | 'monthly';

/** How often the customer pays: yearly for both yearly terms, `undefined` for a term that the portal does not know. */
export const billingFrequency = (term: BillingTerm): Frequency | undefined => {
  if (term === 'monthly') return 'monthly';
  return term === 'yearly' || term === 'nonrecurringyearly' ? 'yearly' : undefined;
};

/** The period of the premium that My Policy shows. */
export const premiumPeriod = (term: BillingTerm | undefined): Frequency => (term === 'monthly' ? 'monthly' : 'yearly');

export const isRecurring = (term: BillingTerm): boolean => term !== 'nonrecurringyearly';
