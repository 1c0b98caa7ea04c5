/**
 * @jest-environment ./tests/support/ZoneEnvironment.ts
 * @jest-environment-options {"timeZone": "Pacific/Auckland"}
 */

import { renderHook } from '@testing-library/react';
import { day } from '../../../tests/support/arbitraries';
import { Instant } from '../../domain/Instant';
import type { TimeZone } from '../../domain/TimeZone';
import type { Language } from './Language';
import { spanish } from './spanish';
import { TimeZoneContext } from './TimeZoneContext';
import { useDates } from './useDates';
import { LanguageContext } from './useText';

const dates = () => renderHook(() => useDates()).result.current;

const datesIn = (language: Language) =>
  renderHook(() => useDates(), {
    wrapper: ({ children }) => <LanguageContext value={language}>{children}</LanguageContext>,
  }).result.current;

describe('useDates', () => {
  it('writes claim dates as MM/dd/yyyy @INPUT-12', () => {
    expect(dates().short(day('2026-04-09'))).toBe('04/09/2026');
  });

  it('writes when something was submitted in the insurer’s time, wherever the browser is @INPUT-12', () => {
    expect(new Date('2026-03-08T06:59:00Z').getHours()).toBe(19);
    expect(dates().moment(Instant.ofDate(new Date('2026-03-08T06:59:00Z')))).toBe('03/08/2026, 1:59 AM');
    expect(dates().moment(Instant.ofDate(new Date('2026-03-08T07:00:00Z')))).toBe('03/08/2026, 3:00 AM');
  });

  it('writes a time that does not exist in the browser’s zone on that day', () => {
    // On 27 September the clocks in Auckland go from 2 to 3.
    expect(new Date(2026, 8, 27, 2, 30).getHours()).toBe(3);
    expect(dates().moment(Instant.ofDate(new Date('2026-09-27T06:30:00Z')))).toBe('09/27/2026, 2:30 AM');
  });

  it('takes the time zone of the portal @INPUT-12', () => {
    const { moment, dayOf } = renderHook(() => useDates(), {
      wrapper: ({ children }) => <TimeZoneContext value={'America/Chicago' as TimeZone}>{children}</TimeZoneContext>,
    }).result.current;
    const justAfterMidnight = Instant.ofDate(new Date('2026-11-21T05:05:00Z'));
    expect([moment(justAfterMidnight), dayOf(justAfterMidnight)]).toEqual(['11/20/2026, 11:05 PM', '2026-11-20']);
    expect(dates().dayOf(justAfterMidnight)).toBe('2026-11-21');
  });

  it('writes policy dates long, and in full @INPUT-12', () => {
    expect(dates().long(day('2026-04-29'))).toBe('April 29th, 2026');
    expect(dates().full(day('2026-04-29'))).toBe('Wednesday, April 29th, 2026');
  });

  it.each(['2026-03-08', '2026-11-01', '2024-02-29', '1901-01-01', '2099-12-31'])('keeps the day %s', (date) => {
    const [year, month, dayOfMonth] = date.split('-');
    expect(dates().short(day(date))).toBe([month, dayOfMonth, year].join('/'));
  });

  it('writes dates in Spanish with the month in letters, so that no day is taken for a month', () => {
    const { short, moment, long, full } = datesIn(spanish);
    expect(short(day('2026-04-09'))).toBe('9 abr 2026');
    expect(moment(Instant.ofDate(new Date('2026-03-08T06:59:00Z')))).toBe('8 mar 2026, 1:59 a.m.');
    expect(moment(Instant.ofDate(new Date('2026-03-08T19:05:00Z')))).toBe('8 mar 2026, 3:05 p.m.');
    expect(long(day('2026-04-29'))).toBe('29 de abril de 2026');
    expect(full(day('2026-04-29'))).toBe('miércoles, 29 de abril de 2026');
  });
});
