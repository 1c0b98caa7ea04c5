import { format } from 'date-fns';
import { useContext } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';
import { TimeZone } from '../../domain/TimeZone';
import { TimeZoneContext } from './TimeZoneContext';
import { useDateLocale } from './useDateLocale';
import { useLanguage } from './useText';

/** A time of day, for `format`. In no time zone do the clocks change on this day, so that every time exists. */
const atTime = (hour: number, minute: number): Date => new Date(2001, 5, 13, hour, minute);

/** Formats dates in the customer's language. A moment is shown as in the insurer's time zone. Rule INPUT-12. */
export const useDates = () => {
  const { patterns } = useLanguage();
  const locale = useDateLocale();
  const zone = useContext(TimeZoneContext);
  const by = (pattern: string) => (date: CalendarDate) => format(CalendarDate.toLocalDate(date), pattern, { locale });
  const short = by(patterns.short);
  return {
    /** MM/dd/yyyy: claim dates. */
    short,
    /** MM/dd/yyyy, h:mm a: submitted timestamps. */
    moment: (moment: Instant): string => {
      const { date, hour, minute } = TimeZone.wallTime(moment, zone);
      return `${short(date)}, ${format(atTime(hour, minute), patterns.time, { locale })}`;
    },
    /** The day of a payment. */
    dayOf: (moment: Instant): CalendarDate => TimeZone.dayOf(moment, zone),
    /** April 29th, 2026: policy dates. */
    long: by(patterns.long),
    /** Wednesday, April 29th, 2026: policy dates in full. */
    full: by(patterns.full),
  };
};
