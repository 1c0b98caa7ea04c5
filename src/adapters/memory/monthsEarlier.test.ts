import { day } from '../../../tests/support/arbitraries';
import { CalendarDate } from '../../domain/CalendarDate';
import { monthsEarlier } from './monthsEarlier';
import { newAccount } from './personas/personas';

describe('monthsEarlier', () => {
  it.each([
    ['2026-11-15', 0, '2026-11-15'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2026-07-31', 13, '2025-06-30'],
  ])('moves %s by %d: %s', (date, months, moved) => {
    expect(monthsEarlier(day(date), months)).toBe(moved);
  });
});

describe('The monthly payments of an account', () => {
  it.each([
    ['ny-both', '2026-11-29', ['2026-11-01', '2026-10-01', '2026-09-01']],
    ['ny-both', '2026-11-28', ['2026-10-31', '2026-09-30', '2026-08-31']],
    ['ny-pastdue', '2026-12-29', ['2026-11-30', '2026-10-31', '2026-09-30']],
    ['ny-pastdue', '2026-12-30', ['2026-12-01', '2026-11-01', '2026-10-01']],
  ] as const)('of %s are made on the day of the charges: on %s @CONFIG-21', (name, today, days) => {
    const { payments } = newAccount(name, day(today));
    expect(payments.slice(0, 3).map(({ createdAt }) => CalendarDate.parse(createdAt?.slice(0, 10) ?? ''))).toEqual(
      days,
    );
  });
});
