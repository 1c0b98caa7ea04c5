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
});
