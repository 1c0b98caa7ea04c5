/**
 * @jest-environment ./tests/support/ZoneEnvironment.ts
 * @jest-environment-options {"timeZone": "America/Santiago"}
 */

import * as fc from 'fast-check';
import { anyDay, day } from '../../tests/support/arbitraries';
import { CalendarDate } from './CalendarDate';

/** Where clocks go forward at midnight, so that one midnight a year does not exist, and another comes twice. */
describe('CalendarDate in Santiago', () => {
  it('runs in the time zone of Santiago', () => {
    expect(new Date('2026-09-06T04:00:00Z').getHours()).toBe(1);
    expect(new Date('2026-04-05T03:00:00Z').getHours()).toBe(23);
  });

  it.each([
    ['2026-09-05', '2026-09-06', 'which begins at one'],
    ['2026-09-06', '2026-09-07', 'after it'],
    ['2026-04-04', '2026-04-05', 'after a day of 25 hours'],
    ['2026-04-05', '2026-04-06', 'after that'],
  ])('goes from %s to %s, %s, and back', (date, next) => {
    expect(CalendarDate.plusDays(day(date), 1)).toBe(next);
    expect(CalendarDate.plusDays(day(next), -1)).toBe(date);
  });

  it('is still today at 23:30, though it is tomorrow in Greenwich @INPUT-13 @SAFE-21', () => {
    const late = new Date(2026, 10, 21, 23, 30);
    expect(late.toISOString()).toMatch(/^2026-11-22/);
    expect(CalendarDate.ofLocalDate(late)).toBe('2026-11-21');
  });

  it('survives the conversion to a local date and back', () => {
    fc.assert(fc.property(anyDay, (date) => CalendarDate.ofLocalDate(CalendarDate.toLocalDate(date)) === date));
  });

  it('is the same day after adding and subtracting as many days', () => {
    const days = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(anyDay, days, (date, count) => {
        expect(CalendarDate.plusDays(CalendarDate.plusDays(date, count), -count)).toBe(date);
      }),
    );
  });

  it('reads every day that the portal supports', () => {
    fc.assert(fc.property(anyDay, (date) => CalendarDate.parse(date) === date));
  });
});
