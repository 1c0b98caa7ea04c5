import type { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';

/** Half past an hour of that day, in UTC. Built as text, which is faster for thousands of rows. */
export const momentOf = (date: CalendarDate, hour = 15): Instant =>
  `${date}T${String(hour).padStart(2, '0')}:30:00.000Z` as Instant;
