import { termAfterAgreement } from './termAfterAgreement';

describe('termAfterAgreement', () => {
  it.each([
    ['nonrecurringyearly', true, 'yearly'],
    ['nonrecurringyearly', false, 'nonrecurringyearly'],
    ['yearly', true, 'yearly'],
    ['monthly', true, 'monthly'],
    ['monthly', false, 'monthly'],
  ] as const)('of %s, with recurring billing agreed: %s, is %s @BILLING-32', (term, recurringBilling, after) => {
    expect(termAfterAgreement(term, { oneTimePayment: true, recurringBilling })).toBe(after);
  });
});
