import { day } from '../../../tests/support/arbitraries';
import type { PaymentMethod } from './AccountStanding';
import { nextChargeDay } from './nextChargeDay';

const card: PaymentMethod = { type: 'credit_card' };
const current = { status: 'current', termEnd: day('2027-03-31') };

describe('nextChargeDay', () => {
  it.each([
    ['monthly', '2026-11-22', '2026-11-30'],
    ['monthly', '2026-11-30', '2026-11-30'],
    ['monthly', '2026-12-31', '2026-12-31'],
    ['monthly', '2027-01-31', '2027-01-31'],
    ['monthly', '2027-02-01', '2027-02-28'],
    ['yearly', '2026-11-22', '2027-03-31'],
  ])('of a customer who pays %s is, on %s, %s @HOME-10', (term, today, expected) => {
    expect(nextChargeDay(current, term, card, day(today))).toBe(expected);
  });

  it('is next month where this month’s has passed @HOME-10', () => {
    const policy = { ...current, termEnd: day('2027-03-10') };
    expect(nextChargeDay(policy, 'monthly', card, day('2026-12-11'))).toBe('2027-01-10');
  });

  it.each([
    ['whose term is missing', undefined, card, current],
    ['whose term the portal does not know', 'quarterly', card, current],
    ['who is not charged again', 'nonrecurringyearly', card, current],
    ['without a payment method', 'monthly', undefined, current],
    ['without a payment method', 'monthly', { type: 'NONE' }, current],
    ['whose policy is cancelled', 'monthly', card, { ...current, status: 'cancelled' }],
    ['whose term is over', 'monthly', card, { ...current, termEnd: day('2026-11-21') }],
    ['whose term has no end', 'monthly', card, { status: 'current' }],
  ] as const)('is unknown for a customer %s @HOME-10', (_, term, method, policy) => {
    expect(nextChargeDay(policy, term, method, day('2026-11-22'))).toBeUndefined();
  });
});
