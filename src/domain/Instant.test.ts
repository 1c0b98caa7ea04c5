import * as fc from 'fast-check';
import { Instant } from './Instant';

describe('Instant', () => {
  it.each([
    ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00.125+02:00', '2026-11-21T07:30:00.125Z'],
    ['2026-11-28T09:30:00.125Z', '2026-11-28T09:30:00.125Z'],
    ['2026-11-30T09:30:00.125Z', '2026-11-30T09:30:00.125Z'],
    ['2026-11-21T24:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['2024-02-29T09:30:00.125Z', '2024-02-29T09:30:00.125Z'],
    ['2026-11-21T09:30Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21 09:30:00Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21t09:30:00z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00,5Z', '2026-11-21T09:30:00.500Z'],
    ['2026-11-21T09:30:00.1234567Z', '2026-11-21T09:30:00.123Z'],
    ['2026-11-21T09:30:00-0500', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T09:30:00-05', '2026-11-21T14:30:00.000Z'],
    ['20261121T093000Z', '2026-11-21T09:30:00.000Z'],
    ['20261121T0930+0530', '2026-11-21T04:00:00.000Z'],
    ['2026-02-30T09:30:00Z', undefined],
    ['2026-02-29T09:30:00.125Z', undefined],
    ['2026-04-31T09:30:00-05:00', undefined],
    ['9999-12-31T23:30:00-05:00', undefined],
    ['0000-01-01T00:30:00+05:00', undefined],
    ['yesterday', undefined],
    ['Unit 1', undefined],
    ['1', undefined],
    ['11/21/2026 09:30', undefined],
    ['2026-11-21', undefined],
    ['2026-11-21T09:30:00', undefined],
    ['2026-11-21T09:30:00Z or so', undefined],
    ['', undefined],
  ])('reads %j as %j @WIRE-60', (text, moment) => {
    expect(Instant.parse(text)).toBe(moment);
  });

  it('reads what looks like a timestamp exactly as a date does, on a day that exists @WIRE-60', () => {
    const part = (digits: number, max: number) =>
      fc.integer({ min: 0, max }).map((value) => String(value).padStart(digits, '0'));
    const parts = fc.tuple(
      part(4, 9999),
      part(2, 14),
      part(2, 33),
      part(2, 25),
      part(2, 61),
      part(2, 61),
      part(3, 999),
    );
    fc.assert(
      fc.property(parts, ([year, month, day, hour, minute, second, fraction]) => {
        const text = `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}Z`;
        const date = new Date(text);
        const isOfDay = new Date(`${year}-${month}-${day}`).getUTCDate() === Number(day);
        const isRead = isOfDay && date.getUTCFullYear() <= 9999;
        expect(Instant.parse(text)).toBe(isRead ? date.toISOString() : undefined);
      }),
      { numRuns: 2000 },
    );
  });

  it('survives the conversion to a date and back', () => {
    const moment = Instant.ofDate(new Date('2026-03-08T06:59:59.999Z'));
    expect(moment).toBe('2026-03-08T06:59:59.999Z');
    expect(Instant.ofDate(Instant.toDate(moment))).toBe(moment);
  });

  it.each([
    ['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00.250Z', 250],
    ['2026-11-21T09:30:01.000Z', '2026-11-21T09:30:00.000Z', -1000],
    ['2026-03-07T12:00:00.000Z', '2026-03-08T12:00:00.000Z', 86_400_000],
  ])('from %s to %s are %d milliseconds', (from, to, milliseconds) => {
    expect(Instant.millisecondsBetween(from as Instant, to as Instant)).toBe(milliseconds);
  });
});
