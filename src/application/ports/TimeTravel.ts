import type { CalendarDate } from '../../domain/CalendarDate';

/** Lets a tester override today's date. Only builds with time travel have it. */
export interface TimeTravel {
  /** The chosen date, or `undefined` for the real one. */
  chosen(): CalendarDate | undefined;
  choose(date: CalendarDate | undefined): void;
}
