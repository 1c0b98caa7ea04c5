/**
 * @jest-environment ./tests/support/ZoneEnvironment.ts
 * @jest-environment-options {"timeZone": "America/Chicago"}
 */

import { Instant } from './Instant';
import { TimeZone } from './TimeZone';

const moment = (text: string): Instant => Instant.parse(text) as Instant;
const zone = (name: string): TimeZone => TimeZone.parse(name) as TimeZone;

describe('TimeZone', () => {
  it('runs in another time zone than the insurer', () => {
    expect(new Date('2026-11-21T05:05:00Z').getHours()).toBe(23);
  });

  it.each([
    ['America/New_York', '2026-11-21', 0],
    ['America/Chicago', '2026-11-20', 23],
    ['Pacific/Auckland', '2026-11-21', 18],
    ['UTC', '2026-11-21', 5],
  ])('knows the day of five past midnight in New York in %s @INPUT-12', (name, date, hour) => {
    expect(TimeZone.wallTime(moment('2026-11-21T05:05:00Z'), zone(name))).toEqual({ date, hour, minute: 5 });
  });

  it.each([
    ['2026-03-08T04:59:00Z', '2026-03-07', 23],
    ['2026-03-08T05:00:00Z', '2026-03-08', 0],
    ['2026-03-08T06:59:00Z', '2026-03-08', 1],
    ['2026-03-08T07:00:00Z', '2026-03-08', 3],
    ['2026-03-09T03:59:00Z', '2026-03-08', 23],
    ['2026-03-09T04:00:00Z', '2026-03-09', 0],
    ['2026-11-01T05:59:00Z', '2026-11-01', 1],
    ['2026-11-01T06:59:00Z', '2026-11-01', 1],
    ['2026-11-02T04:59:00Z', '2026-11-01', 23],
    ['2026-11-02T05:00:00Z', '2026-11-02', 0],
  ])('knows the day when the clocks change in New York: %s is on %s', (at, date, hour) => {
    expect(TimeZone.wallTime(moment(at), TimeZone.newYork)).toMatchObject({ date, hour });
    expect(TimeZone.dayOf(moment(at), TimeZone.newYork)).toBe(date);
  });

  it.each(['America/New_York', 'America/Chicago', 'Pacific/Auckland', 'UTC', 'Asia/Kolkata'])('accepts %s', (name) => {
    expect(TimeZone.parse(name)).toBe(name);
  });

  it.each(['', 'New York', 'America/Gotham', '-05:00', '+05:00', ' UTC'])('refuses %j', (name) => {
    expect(TimeZone.parse(name)).toBeUndefined();
  });
});
