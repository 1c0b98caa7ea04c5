import type { Clock } from '../../application/ports/Clock';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';

/** The server's own clock, or the moment that a time-travelling tester chose. */
export const serverClock = (chosen?: string): Clock => {
  const now = (): Date => (chosen === undefined ? new Date() : new Date(chosen));
  return { now: () => Instant.ofDate(now()), today: () => CalendarDate.ofLocalDate(now()) };
};
