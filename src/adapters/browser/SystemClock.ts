import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';
import type { Clock } from '../../application/ports/Clock';

/** The browser's own clock, in the customer's time zone. */
export const systemClock: Clock = {
  now: () => Instant.ofDate(new Date()),
  today: () => CalendarDate.ofLocalDate(new Date()),
};
