/**
 * @jest-environment ./tests/support/ZoneEnvironment.ts
 * @jest-environment-options {"timeZone": "Pacific/Apia"}
 */

import * as fc from 'fast-check';
import { anyDay, day } from '../../tests/support/arbitraries';
import { CalendarDate } from './CalendarDate';

/** Samoa went over the date line at the end of 29 December 2011: its clocks never showed the 30th. */
describe('CalendarDate in Samoa', () => {
  it('runs in the time zone of Samoa', () => {
    expect(new Date(2011, 11, 30).getDate()).toBe(31);
  });

  it('has the day that Samoa lacks @INPUT-9', () => {
    expect(CalendarDate.parse('2011-12-30')).toBe('2011-12-30');
    expect(CalendarDate.ofParts({ month: '12', day: '30', year: '2011' })).toBe('2011-12-30');
  });

  it('counts it', () => {
    expect(CalendarDate.plusDays(day('2011-12-29'), 1)).toBe('2011-12-30');
    expect(CalendarDate.plusDays(day('2011-12-31'), -1)).toBe('2011-12-30');
    fc.assert(fc.property(anyDay, (date) => CalendarDate.plusDays(CalendarDate.plusDays(date, 9), -9) === date));
  });

  it('knows its weekday', () => {
    expect(['2011-12-29', '2011-12-30', '2011-12-31'].map((date) => CalendarDate.weekday(day(date)))).toEqual([
      4, 5, 6,
    ]);
  });
});
