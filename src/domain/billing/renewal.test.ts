import { day } from '../../../tests/support/arbitraries';
import { CalendarDate } from '../CalendarDate';
import type { BillingTerm } from './BillingTerm';
import { isInRenewalWindow, maySettleBill } from './renewal';

const today = day('2026-11-21');
const endedAgo = (days: number): CalendarDate => CalendarDate.plusDays(today, -days);

describe('isInRenewalWindow', () => {
  it.each([
    [-30, false],
    [0, false],
    [29, false],
    [30, false],
    [31, true],
    [45, true],
    [4000, true],
  ])('of a term that ended %d days ago: %s @BILLING-5', (days, isIn) => {
    expect(isInRenewalWindow(endedAgo(days), today)).toBe(isIn);
  });

  it('does not apply without a term end', () => {
    expect(isInRenewalWindow(undefined, today)).toBe(false);
  });
});

describe('maySettleBill', () => {
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
