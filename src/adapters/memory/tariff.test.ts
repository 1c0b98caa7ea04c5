import fc from 'fast-check';
import { CalendarDate } from '../../domain/CalendarDate';
import { type CoverageCode, coverageCodes } from '../../domain/policy/Coverage';
import { termOf } from './personas/household';
import { previewOf, rateOf } from './tariff';

const today = CalendarDate.ofLocalDate(new Date('2026-11-21T12:00:00'));

const selections: readonly (readonly CoverageCode[])[] = [['bul'], ['hep'], ['bul', 'hep']];

const selection = fc.constantFrom(...selections);

describe('The tariff', () => {
  it.each([
    ['bul', 5988, 499],
    ['hep', 10788, 899],
    ['bul hep', 16776, 1398],
  ])('of %s is %i cents a year, %i a month', (codes, annualPremium, monthlyPayment) => {
    const wanted = coverageCodes.filter((code) => codes.includes(code));
    expect(rateOf(wanted)).toEqual({ annualPremium, monthlyPayment });
  });

  it('prorates in whole cents, no more than the difference of a year, and in its direction', () => {
    fc.assert(
      fc.property(selection, selection, fc.integer({ min: -500, max: 100 }), (from, to, starts) => {
        const difference = rateOf(to).annualPremium - rateOf(from).annualPremium;
        const { proratedValue } = previewOf(termOf(today, starts, 'current', from), to, today);
        expect(Number.isSafeInteger(proratedValue)).toBe(true);
        expect(Object.is(proratedValue, -0)).toBe(false);
        expect(Math.abs(proratedValue)).toBeLessThanOrEqual(Math.abs(difference));
        expect([0, Math.sign(difference)]).toContain(Math.sign(proratedValue));
      }),
    );
  });

  it('charges for a change what it refunds for the opposite change', () => {
    fc.assert(
      fc.property(selection, selection, fc.integer({ min: -364, max: 0 }), (from, to, starts) => {
        const there = previewOf(termOf(today, starts, 'current', from), to, today).proratedValue;
        const back = previewOf(termOf(today, starts, 'current', to), from, today).proratedValue;
        expect(Math.abs(there + back)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['the whole year before and on the first day of the term', 0, 10788],
    ['half of it after half of the term', -182, 5409],
    ['a day of it on the last day', -364, 30],
    ['nothing once the term is over', -365, 0],
  ])('prorates %s', (_, starts, cents) => {
    expect(previewOf(termOf(today, starts, 'current', ['bul']), ['bul', 'hep'], today).proratedValue).toBe(cents);
  });
});
