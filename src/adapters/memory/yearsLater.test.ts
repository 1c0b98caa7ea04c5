import { day } from '../../../tests/support/arbitraries';
import { newAccount } from './personas/personas';
import { yearsLater } from './yearsLater';

describe('yearsLater', () => {
  it.each([
    ['2026-08-23', 1, '2027-08-23'],
    ['2027-10-31', 1, '2028-10-31'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', -1, '2027-02-28'],
    ['2028-02-29', -4, '2024-02-29'],
    ['2027-02-28', 1, '2028-02-28'],
  ])('moves %s by %d: %s', (date, years, moved) => {
    expect(yearsLater(day(date), years)).toBe(moved);
  });
});

describe('A term of the insurer in memory', () => {
  it.each([
    ['ny-current', '2026-11-21', '2026-08-23', '2027-08-23'],
    ['ny-current', '2027-06-28', '2027-03-30', '2028-03-30'],
    ['ny-current', '2028-05-29', '2028-02-29', '2029-02-28'],
    ['ny-upcoming', '2028-02-29', '2028-03-21', '2029-03-21'],
    ['ny-renewal', '2028-02-29', '2027-01-15', '2028-01-15'],
    ['ny-renewal', '2028-04-14', '2027-02-28', '2028-02-29'],
  ] as const)('of %s lasts a year, also over a 29 February: on %s @CONFIG-21', (name, today, startDate, endDate) => {
    const [{ terms } = { terms: undefined }] = newAccount(name, day(today)).policies;
    expect(terms?.current ?? terms?.future).toMatchObject({ startDate, endDate });
  });
});
