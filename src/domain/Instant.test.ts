import { Instant } from './Instant';

describe('Instant', () => {
  it.each([
    ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00.125+02:00', '2026-11-21T07:30:00.125Z'],
    ['2026-11-28T09:30:00.125Z', '2026-11-28T09:30:00.125Z'],
    ['2026-11-30T09:30:00.125Z', '2026-11-30T09:30:00.125Z'],
    ['2026-11-21T24:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['2026-13-21T09:30:00.000Z', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, moment) => {
    expect(Instant.parse(text)).toBe(moment);
  });

  it('is the same moment again after the way over a date', () => {
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
