import { mayUpdatePaymentMethod, termAfterAgreement } from './paymentAgreement';

describe('mayUpdatePaymentMethod', () => {
  it.each([
    ['nonrecurringyearly', false, false, false],
    ['nonrecurringyearly', true, false, true],
    ['nonrecurringyearly', false, true, false],
    ['nonrecurringyearly', true, true, true],
    ['yearly', false, false, false],
    ['yearly', true, false, false],
    ['yearly', false, true, true],
    ['monthly', false, false, false],
    ['monthly', true, false, false],
    ['monthly', false, true, true],
    ['quarterly', true, false, false],
    ['quarterly', false, true, true],
  ] as const)(
    'for a customer who pays %s, one-time payment agreed: %s, recurring billing agreed: %s, is %s @BILLING-25',
    (term, oneTimePayment, recurringBilling, may) => {
      expect(mayUpdatePaymentMethod(term, { oneTimePayment, recurringBilling })).toBe(may);
    },
  );
});

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
