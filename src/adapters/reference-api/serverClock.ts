import type { Clock } from '../../application/ports/Clock';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';

/** The server's clock, or the time that a tester has chosen. */
export const serverClock = (chosen?: string): Clock => {
  const now = (): Date => (chosen === undefined ? new Date() : new Date(chosen));
  return { now: () => Instant.ofDate(now()), today: () => CalendarDate.ofLocalDate(now()) };
};
