import type { Clock } from '../../application/ports/Clock';
import type { Stopwatch } from '../../application/ports/Stopwatch';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';

/** The browser's own clock, in the customer's time zone. */
export const systemClock: Clock & Stopwatch = {
  elapsed: () => performance.now(),
  now: () => Instant.ofDate(new Date()),
  today: () => CalendarDate.ofLocalDate(new Date()),
};

/** The current year, for the page that cannot afford the whole calendar. */
export const currentYear = (): string => String(new Date().getFullYear());
