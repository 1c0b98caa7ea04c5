import type { Clock } from '../../application/ports/Clock';
import type { TimeTravel } from '../../application/ports/TimeTravel';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';

/** A clock whose day can be chosen. The time of day stays real. */
export const travellingClock = (clock: Clock): Clock & TimeTravel => {
  let chosen: CalendarDate | undefined;
  return {
    chosen: () => chosen,
    choose: (date) => {
      chosen = date;
    },
    today: () => chosen ?? clock.today(),
    now: () => {
      if (chosen === undefined) return clock.now();
      const now = Instant.toDate(clock.now());
      const day = CalendarDate.toLocalDate(chosen);
      day.setHours(now.getHours(), now.getMinutes(), now.getSeconds(), now.getMilliseconds());
      return Instant.ofDate(day);
    },
  };
};
