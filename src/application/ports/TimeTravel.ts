import type { CalendarDate } from '../../domain/CalendarDate';

/** Lets a tester override today's date; there only in builds made for it (document 1, section 1). */
export interface TimeTravel {
  /** The day that was chosen, or `undefined` for the real one. */
  chosen(): CalendarDate | undefined;
  choose(date: CalendarDate | undefined): void;
}
