import type { Clock } from '../../src/application/ports/Clock';
import { CalendarDate } from '../../src/domain/CalendarDate';
import { Instant } from '../../src/domain/Instant';

const MINUTE = 60_000;

/** A clock that stops until a test moves it. It shows noon in the machine's time zone. */
export const movableClock = (
  start = '2026-11-21',
): Clock & { readonly move: (by: { days?: number; minutes?: number }) => void } => {
  const at = new Date(`${start}T12:00:00`);
  return {
    now: () => Instant.ofDate(at),
    today: () => CalendarDate.ofLocalDate(at),
    move: ({ days = 0, minutes = 0 }) => {
      at.setDate(at.getDate() + days);
      at.setTime(at.getTime() + minutes * MINUTE);
    },
  };
};
