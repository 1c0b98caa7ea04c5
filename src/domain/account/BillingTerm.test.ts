import { billingFrequency, billingTerms, DEFAULT_BILLING_TERM, isRecurring, premiumPeriod } from './BillingTerm';

describe('A billing term', () => {
  it.each([
    ['yearly', 'yearly', 'yearly', true],
    ['nonrecurringyearly', 'yearly', 'yearly', false],
    ['monthly', 'monthly', 'monthly', true],
  ] as const)(
    '%s: frequency %s, premium %s, recurring %s @BILLING-1 @BILLING-42',
    (term, frequency, period, recurs) => {
      expect([billingFrequency(term), premiumPeriod(term), isRecurring(term)]).toEqual([frequency, period, recurs]);
    },
  );

  it('that is missing shows the yearly premium', () => {
    expect(premiumPeriod(undefined)).toBe('yearly');
  });
});

describe('billingTerms', () => {
  it('are those of the specification @BILLING-42', () => {
    expect(billingTerms).toEqual(['yearly', 'monthly', 'nonrecurringyearly']);
  });

  it('begin with the default', () => {
    expect(DEFAULT_BILLING_TERM).toBe('yearly');
  });
});
