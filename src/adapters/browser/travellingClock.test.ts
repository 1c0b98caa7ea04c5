/**
 * @jest-environment ./tests/support/ZoneEnvironment.ts
 * @jest-environment-options {"timeZone": "Asia/Kolkata"}
 */

import * as fc from 'fast-check';
import { anyDay, day } from '../../../tests/support/arbitraries';
import { movableClock } from '../../../tests/support/movableClock';
import { TimeZone } from '../../domain/TimeZone';
import { travellingClock } from './travellingClock';

/** Half past nine in the evening of 20 November in New York is eight in the morning of the 21st in Kolkata. */
const open = (zone = TimeZone.newYork) => {
  const real = movableClock('2026-11-21');
  real.move({ minutes: -4 * 60 });
  return { real, clock: travellingClock(real, zone) };
};

describe('travellingClock', () => {
  it('shows the real time until a day is chosen', () => {
    const { real, clock } = open();
    real.move({ days: 1, minutes: 5 });
    expect([clock.chosen(), clock.today(), clock.now()]).toEqual([undefined, '2026-11-22', real.now()]);
  });

  it('has the chosen day, and the real time of day, in the zone of the insurer @WIRE-34', () => {
    const { real, clock } = open();
    clock.choose(day('2027-02-01'));
    expect([clock.chosen(), clock.today(), clock.now()]).toEqual([
      '2027-02-01',
      '2027-02-01',
      '2027-02-02T02:30:00.000Z',
    ]);

    real.move({ minutes: 5 });
    expect(clock.now()).toBe('2027-02-02T02:35:00.000Z');
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
    expect(clock.now()).toBe('2026-07-02T01:30:00.000Z');
  });

  it('returns to the real day', () => {
    const { real, clock } = open();
    clock.choose(day('2027-02-01'));
    clock.choose(undefined);
    expect([clock.chosen(), clock.today(), clock.now()]).toEqual([undefined, '2026-11-21', real.now()]);
  });

  // In Santiago the clocks go from midnight to one.
  it.each([TimeZone.newYork, 'America/Santiago' as TimeZone])(
    'is on one day for `today` and for the insurer in %s',
    (zone) => {
      const { real, clock } = open(zone);
      fc.assert(
        fc.property(anyDay, fc.integer({ min: 1, max: 1440 }), (date, minutes) => {
          real.move({ minutes });
          clock.choose(date);
          expect([clock.today(), TimeZone.dayOf(clock.now(), zone)]).toEqual([date, date]);
        }),
      );
    },
  );

  it('is on a day whose first hour does not exist', () => {
    const { real, clock } = open('America/Santiago' as TimeZone);
    // Half past midnight in Santiago.
    real.move({ minutes: 60 });
    clock.choose(day('2026-09-06'));
    expect(clock.now()).toBe('2026-09-06T04:30:00.000Z');
  });
});
