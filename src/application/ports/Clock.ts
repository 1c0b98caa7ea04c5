import type { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';

export interface Clock {
  now(): Instant;
  /** The customer's own civil date. */
  today(): CalendarDate;
}
