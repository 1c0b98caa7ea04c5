import type { Clock } from '../../application/ports/Clock';
import { Instant } from '../../domain/Instant';
import { TimeZone } from '../../domain/TimeZone';

/** The server's clock, or the time that a tester has chosen. Its days are the insurer's, wherever the server is. */
export const serverClock = (chosen?: string): Clock => {
  const now = (): Instant => Instant.ofDate(chosen === undefined ? new Date() : new Date(chosen));
  return { now, today: () => TimeZone.dayOf(now(), TimeZone.newYork) };
};
