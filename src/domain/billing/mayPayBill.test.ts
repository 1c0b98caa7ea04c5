import { day } from '../../../tests/support/arbitraries';
import type { BillingTerm } from '../account/BillingTerm';
import { CalendarDate } from '../CalendarDate';
import { mayPayBill } from './mayPayBill';

const today = day('2026-11-21');
const endedAgo = (days: number): CalendarDate => CalendarDate.plusDays(today, -days);

describe('mayPayBill', () => {
  it.each([
    [-30, false],
    [0, false],
    [29, false],
    [30, false],
    [31, true],
    [45, true],
    [4000, true],
  ])('of a term that ended %d days ago: %s @BILLING-5', (days, isIn) => {
    expect(mayPayBill({ status: 'current', termEnd: endedAgo(days) }, 'nonrecurringyearly', today)).toBe(isIn);
  });

  it('is false without a term end', () => {
    expect(mayPayBill({ status: 'current' }, 'nonrecurringyearly', today)).toBe(false);
  });

  it.each<[string, string, BillingTerm, boolean]>([
    ['with a status other than cancelled', 'expired', 'nonrecurringyearly', true],
    ['once cancelled', 'cancelled', 'nonrecurringyearly', false],
    ['paying yearly', 'current', 'yearly', false],
    ['paying monthly', 'current', 'monthly', false],
  ])('of a customer %s @BILLING-4', (_, status, term, may) => {
    expect(mayPayBill({ status, termEnd: endedAgo(31) }, term, today)).toBe(may);
  });
});
