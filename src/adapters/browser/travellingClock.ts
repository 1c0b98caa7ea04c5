import type { Clock } from '../../application/ports/Clock';
import type { TimeTravel } from '../../application/ports/TimeTravel';
import type { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';
import { TimeZone } from '../../domain/TimeZone';

const MINUTE = 60;

const secondsBetween = (from: CalendarDate, to: CalendarDate): number => (Date.parse(to) - Date.parse(from)) / 1000;

/** The moment of a day at which the clocks of a zone show the same time as now. */
const sameTimeOn = (day: CalendarDate, now: Instant, zone: TimeZone): Instant => {
  const wall = TimeZone.wallTime(now, zone);
  const shifted = Instant.secondsAfter(now, secondsBetween(wall.date, day));
  const there = TimeZone.wallTime(shifted, zone);
  // In summer the clocks of the zone are an hour ahead.
  const late =
    secondsBetween(day, there.date) + ((there.hour - wall.hour) * 60 + (there.minute - wall.minute)) * MINUTE;
  const exact = Instant.secondsAfter(shifted, -late);
  // Where the clocks leave out the hour after midnight, the time does not exist on that day.
  return TimeZone.dayOf(exact, zone) === day ? exact : shifted;
};

/** A clock whose day can be chosen. The time of day stays real, in the insurer's zone, so that the insurer has the same day. */
export const travellingClock = (clock: Clock, zone: TimeZone): Clock & TimeTravel => {
  let chosen: CalendarDate | undefined;
  return {
    chosen: () => chosen,
    choose: (date) => {
      chosen = date;
    },
    today: () => chosen ?? clock.today(),
    now: () => (chosen === undefined ? clock.now() : sameTimeOn(chosen, clock.now(), zone)),
  };
};
