import * as fc from 'fast-check';
import { anyDateText, anyDay, day } from '../../tests/support/arbitraries';
import { CalendarDate } from './CalendarDate';

describe('CalendarDate.ofParts', () => {
  it.each([
    ['01', '31', '2026', '2026-01-31'],
    ['1', '2', '2026', '2026-01-02'],
    ['12', '9', '1901', '1901-12-09'],
    ['2', '29', '2024', '2024-02-29'],
    ['2', '29', '2000', '2000-02-29'],
    ['1', '1', '1901', '1901-01-01'],
    ['12', '31', '2099', '2099-12-31'],
  ])('reads %s, %s, %s as the day %s', (month, dayOfMonth, year, date) => {
    expect(CalendarDate.ofParts({ month, day: dayOfMonth, year })).toBe(date);
  });

  it.each([
    ['a year that is not above 1900', '12', '31', '1900'],
    ['a year that is not below 2100', '1', '1', '2100'],
    ['a month 0', '0', '1', '2026'],
    ['a month 13', '13', '1', '2026'],
    ['a day 0', '1', '0', '2026'],
    ['a day 32', '1', '32', '2026'],
    ['a day of three digits', '1', '005', '2026'],
    ['February 30', '2', '30', '2026'],
    ['February 29 in a year without one', '2', '29', '2026'],
    ['April 31', '4', '31', '2026'],
    ['no month', '', '1', '2026'],
    ['no day', '1', '', '2026'],
    ['no year', '1', '1', ''],
    ['a year of two digits', '1', '1', '26'],
    ['a year of five digits', '1', '1', '02026'],
    ['a month of three digits', '001', '1', '2026'],
    ['letters', 'ja', '1', '2026'],
    ['signs', '-1', '1', '2026'],
    ['blanks', ' 1', '1', '2026'],
  ])('has no day for %s @INPUT-9', (_, month, dayOfMonth, year) => {
    expect(CalendarDate.ofParts({ month, day: dayOfMonth, year })).toBeUndefined();
  });

  it('reads back the parts of toParts', () => {
    fc.assert(fc.property(anyDay, (date) => CalendarDate.ofParts(CalendarDate.toParts(date)) === date));
  });
});

describe('CalendarDate.parse', () => {
  it.each(['2026-1-31', '26-01-31', '2026/01/31', '2026-01-31T00:00:00Z', ' 2026-01-31', '2026-01-31\n', '', 'today'])(
    'reads nothing in %j',
    (text) => {
      expect(CalendarDate.parse(text)).toBeUndefined();
    },
  );

  it('reads exactly the days that exist, from 1901 to 2099 @INPUT-9', () => {
    fc.assert(
      fc.property(anyDateText, (text) => {
        const time = Date.parse(text);
        const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
        const isKnown = exists && text >= '1901-01-01' && text <= '2099-12-31';
        expect(CalendarDate.parse(text)).toBe(isKnown ? text : undefined);
      }),
      { numRuns: 500 },
    );
  });
});

describe('CalendarDate', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-31', 30, '2026-03-02'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('adds to %s %d days: %s', (date, days, sum) => {
    expect(CalendarDate.plusDays(day(date), days)).toBe(sum);
  });

  it('knows the day of the month', () => {
    fc.assert(fc.property(anyDay, (date) => CalendarDate.dayOfMonth(date) === Number(date.slice(8))));
  });

  it('compares as the calendar goes', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyDay,
        (a, b) => a < b === Date.parse(a) < Date.parse(b) && (a === b) === (Date.parse(a) === Date.parse(b)),
      ),
    );
  });
});
