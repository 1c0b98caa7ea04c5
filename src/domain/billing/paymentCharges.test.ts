import { day } from '../../../tests/support/arbitraries';
import { Money } from '../Money';
import { paymentCharges } from './paymentCharges';

const policy = {
  status: 'current',
  termEnd: day('2027-07-24'),
  monthlyPremium: Money.ofCents(499),
  annualPremium: Money.ofCents(5988),
};
const standing = { pastDue: false, balance: Money.zero, paymentMethod: { type: 'credit_card' } } as const;
const today = day('2026-11-21');

describe('paymentCharges @BILLING-85', () => {
  it('charges nothing today within a term, and says what is next', () => {
    expect(paymentCharges(policy, standing, 'monthly', today)).toEqual({
      today: 'nothing',
      next: { on: '2026-11-24', amount: 499 },
      paidUntil: undefined,
    });
  });

  it('knows the next charge of a customer who had no payment method', () => {
    const { next } = paymentCharges(policy, { ...standing, paymentMethod: { type: 'NONE' } }, 'monthly', today);
    expect(next).toEqual({ on: '2026-11-24', amount: 499 });
  });

  it('does not know the premium of the next term', () => {
    expect(paymentCharges(policy, standing, 'yearly', today).next).toEqual({ on: '2027-07-24', amount: undefined });
    expect(paymentCharges(policy, standing, 'nonrecurringyearly', today)).toEqual({
      today: 'nothing',
      next: undefined,
      paidUntil: '2027-07-24',
    });
  });

  it.each([
    ['what is past due comes first', { ...standing, pastDue: true }, 'yearly', '2027-08-01', 'pastDue'],
    ['a term that has ended leaves the next one to pay', standing, 'nonrecurringyearly', '2027-07-25', 'nextTerm'],
    ['the day of a charge is not known', standing, 'monthly', '2026-11-24', 'unknown'],
    ['an unknown billing term is not known', standing, 'quarterly', '2026-11-21', 'unknown'],
  ])('%s', (_, account, term, on, expected) => {
    expect(paymentCharges(policy, account, term, day(on)).today).toBe(expected);
  });

  it('knows nothing without a policy', () => {
    expect(paymentCharges(undefined, standing, 'yearly', today)).toEqual({ today: 'unknown' });
  });
});
