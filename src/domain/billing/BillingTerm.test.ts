import { billingFrequency, billingTerms, defaultBillingTerm, isRecurring, premiumPeriod } from './BillingTerm';

describe('A billing term', () => {
  it.each([
    ['yearly', 'yearly', 'yearly', true],
    ['nonrecurringyearly', 'yearly', 'yearly', false],
    ['monthly', 'monthly', 'monthly', true],
  ] as const)('%s: frequency %s, premium %s, recurring %s', (term, frequency, period, recurs) => {
    expect([billingFrequency(term), premiumPeriod(term), isRecurring(term)]).toEqual([frequency, period, recurs]);
  });

  it('that is not known shows the yearly premium', () => {
    expect(premiumPeriod(undefined)).toBe('yearly');
  });
});

describe('billingTerms', () => {
  it('are those of the specification', () => {
    expect(billingTerms).toEqual(['yearly', 'monthly', 'nonrecurringyearly']);
  });

  it('begin with the one of a customer whose profile does not say', () => {
    expect(defaultBillingTerm).toBe('yearly');
  });
});
