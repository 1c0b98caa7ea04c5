import type { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';

/** Half past an hour of that day, in UTC. */
export const momentOf = (date: CalendarDate, hour = 15): Instant =>
  Instant.ofDate(new Date(`${date}T${String(hour).padStart(2, '0')}:30:00.000Z`));
