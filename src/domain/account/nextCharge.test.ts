import { day } from '../../../tests/support/arbitraries';
import { Money } from '../Money';
import { nextCharge } from './nextCharge';

const policy = {
  status: 'current',
  termEnd: day('2027-03-31'),
  monthlyPremium: Money.ofCents(1000),
  annualPremium: Money.ofCents(11000),
};

describe('nextCharge', () => {
  it.each([
    ['monthly', '2026-12-01', { on: '2026-12-31', amount: 1000 }],
    ['monthly', '2027-03-01', { on: '2027-03-31', amount: undefined }],
    ['yearly', '2026-12-01', { on: '2027-03-31', amount: undefined }],
    ['nonrecurringyearly', '2026-12-01', undefined],
  ])('of a customer who pays %s is, on %s, %j: its amount is known within the term @HOME-10', (term, today, charge) => {
    expect(nextCharge(policy, term, { type: 'credit_card' }, day(today))).toEqual(charge);
  });

  const renewed = {
    status: '',
    termStart: policy.termEnd,
    termEnd: day('2028-03-31'),
    monthlyPremium: Money.ofCents(1200),
    annualPremium: Money.ofCents(13000),
  };

  it.each([
    ['monthly', '2027-02-01', { on: '2027-02-28', amount: 1000 }],
    ['monthly', '2027-03-01', { on: '2027-03-31', amount: 1200 }],
    ['yearly', '2027-03-01', { on: '2027-03-31', amount: 13000 }],
    ['yearly', '2027-03-31', { on: '2028-03-31', amount: undefined }],
  ])('of a customer who pays %s and whose next term is known is, on %s, %j @POLICY-99', (term, today, charge) => {
    const method = { type: 'credit_card' } as const;
    expect(nextCharge({ ...renewed, running: policy }, term, method, day(today))).toEqual(charge);
  });

  it('of a policy that begins later is not before its first day @POLICY-99', () => {
    const charge = nextCharge(renewed, 'monthly', { type: 'credit_card' }, day('2027-02-01'));
    expect(charge).toEqual({ on: '2027-03-31', amount: 1200 });
  });
});
