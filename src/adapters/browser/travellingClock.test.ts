/**
 * @jest-environment ./tests/support/ZoneEnvironment.ts
 * @jest-environment-options {"timeZone": "America/New_York"}
 */
import * as fc from 'fast-check';
import { anyDay, day } from '../../../tests/support/arbitraries';
import { movableClock } from '../../../tests/support/movableClock';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';
import { travellingClock } from './travellingClock';

const open = () => {
  const real = movableClock('2026-11-21');
  return { real, clock: travellingClock(real) };
};

describe('travellingClock', () => {
  it('shows the real time until a day is chosen', () => {
    const { real, clock } = open();
    real.move({ days: 1, minutes: 5 });
    expect([clock.chosen(), clock.today(), clock.now()]).toEqual([undefined, '2026-11-22', real.now()]);
  });

  it('has the chosen day, and the real time of day', () => {
    const { real, clock } = open();
    clock.choose(day('2027-02-01'));
    expect([clock.chosen(), clock.today(), clock.now()]).toEqual([
      '2027-02-01',
      '2027-02-01',
      '2027-02-01T17:00:00.000Z',
    ]);

    real.move({ minutes: 5 });
    expect(clock.now()).toBe('2027-02-01T17:05:00.000Z');
  });

  it('stays on the chosen day when the real one goes on', () => {
    const { real, clock } = open();
    clock.choose(day('2027-02-01'));
    real.move({ days: 1 });
    expect(clock.today()).toBe('2027-02-01');
  });

  it('keeps the time of day across daylight saving changes', () => {
    const { clock } = open();
    clock.choose(day('2026-07-01'));
    expect(clock.now()).toBe('2026-07-01T16:00:00.000Z');
  });

  it('returns to the real day', () => {
    const { real, clock } = open();
    clock.choose(day('2027-02-01'));
    clock.choose(undefined);
    expect([clock.chosen(), clock.today(), clock.now()]).toEqual([undefined, '2026-11-21', real.now()]);
  });

  it('is on one day for `today` and `now`', () => {
    const { clock } = open();
    fc.assert(
      fc.property(anyDay, (date) => {
        clock.choose(date);
        expect(CalendarDate.ofLocalDate(Instant.toDate(clock.now()))).toBe(date);
      }),
    );
  });
});
