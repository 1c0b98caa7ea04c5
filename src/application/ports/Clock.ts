import type { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';

export interface Clock {
  now(): Instant;
  /** The day in the insurer's time zone; for claims, the customer's own civil date. */
  today(): CalendarDate;
}
