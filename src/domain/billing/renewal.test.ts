import { day } from '../../../tests/support/arbitraries';
import { CalendarDate } from '../CalendarDate';
import type { BillingTerm } from './BillingTerm';
import { maySettleBill } from './renewal';

const today = day('2026-11-21');
const endedAgo = (days: number): CalendarDate => CalendarDate.plusDays(today, -days);

describe('maySettleBill', () => {
  it.each([
    [-30, false],
    [0, false],
    [29, false],
    [30, false],
    [31, true],
    [45, true],
    [4000, true],
  ])('of a term that ended %d days ago: %s @BILLING-5', (days, isIn) => {
    expect(maySettleBill({ status: 'current', termEnd: endedAgo(days) }, 'nonrecurringyearly', today)).toBe(isIn);
  });

  it('is false without a term end', () => {
    expect(maySettleBill({ status: 'current' }, 'nonrecurringyearly', today)).toBe(false);
  });

  it.each<[string, string, number, BillingTerm, boolean]>([
    ['in the window, paying once', 'current', 31, 'nonrecurringyearly', true],
    ['with any status but cancelled', 'expired', 31, 'nonrecurringyearly', true],
    ['on the last day before the window', 'current', 30, 'nonrecurringyearly', false],
    ['once cancelled', 'cancelled', 31, 'nonrecurringyearly', false],
    ['paying yearly', 'current', 31, 'yearly', false],
    ['paying monthly', 'current', 31, 'monthly', false],
  ])('of a customer %s @BILLING-4', (_, status, endedDaysAgo, term, may) => {
    expect(maySettleBill({ status, termEnd: endedAgo(endedDaysAgo) }, term, today)).toBe(may);
  });
});
