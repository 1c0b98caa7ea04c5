import * as fc from 'fast-check';
import { anyDay, day } from '../../../tests/support/arbitraries';
import type { CalendarDate } from '../CalendarDate';
import { Money } from '../Money';
import { type Term, shownTerm } from './terms';

const term = (endDate?: CalendarDate): Term => ({
  endDate,
  status: 'current',
  monthlyPremium: Money.zero,
  annualPremium: Money.zero,
  coverages: [],
});

const future = term(day('2028-01-01'));
const current = term(day('2027-01-01'));
const lastYear = term(day('2026-01-01'));
const before = term(day('2025-01-01'));
const endless = term();

describe('shownTerm', () => {
  it.each<[string, Parameters<typeof shownTerm>[0], Term | undefined]>([
    ['the future one, if present', { future, current, prior: [lastYear] }, future],
    ['the future one without a current one', { future, prior: [lastYear] }, future],
    ['the current one otherwise', { current, prior: [lastYear] }, current],
    ['the prior one with the latest end date otherwise', { prior: [before, lastYear] }, lastYear],
    ['the same, where it comes first', { prior: [lastYear, before] }, lastYear],
    ['a prior one with an end date rather than one without', { prior: [endless, before] }, before],
    ['the same, where that comes first', { prior: [before, endless] }, before],
    ['the only prior one, without an end date', { prior: [endless] }, endless],
    ['none, of a policy without terms', { prior: [] }, undefined],
  ])('is %s @POLICY-10', (_, terms, shown) => {
    expect(shownTerm(terms)).toBe(shown);
  });

  it('ends no earlier than any prior term, and does not reorder them @POLICY-10', () => {
    const terms = fc.array(anyDay.map(term), { minLength: 1 });
    fc.assert(
      fc.property(terms, (prior) => {
        const before = [...prior];
        const latest = shownTerm({ prior })?.endDate ?? '';
        expect(prior.every(({ endDate = '' }) => endDate <= latest)).toBe(true);
        expect(prior).toEqual(before);
      }),
    );
  });
});
