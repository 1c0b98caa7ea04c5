import { useContext, useMemo } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import type { Instant } from '../../domain/Instant';
import { TimeZone } from '../../domain/TimeZone';
import type { Language } from './Language';
import { TimeZoneContext } from './TimeZoneContext';
import { useLanguage } from './useText';

const datesIn = ({ dates }: Language, zone: TimeZone) => {
  const by = (write: typeof dates.short) => (date: CalendarDate) => {
    const { year, month, day } = CalendarDate.toParts(date);
    return write(Number(year), Number(month), Number(day));
  };
  const [short, long] = [by(dates.short), by(dates.long)];
  return {
    /** MM/dd/yyyy: claim dates. */
    short,
    /** MM/dd/yyyy, h:mm a: submitted timestamps. */
    moment: (moment: Instant): string => {
      const { date, hour, minute } = TimeZone.wallTime(moment, zone);
      return `${short(date)}, ${dates.time(hour, minute)}`;
    },
    /** The day of a payment. */
    dayOf: (moment: Instant): CalendarDate => TimeZone.dayOf(moment, zone),
    /** April 29th, 2026: policy dates. */
    long,
    /** Wednesday, April 29th, 2026: policy dates in full. */
    full: (date: CalendarDate): string => `${dates.weekday(CalendarDate.weekday(date))}, ${long(date)}`,
  };
};

/** Writes dates in the customer's language. A moment is shown as in the insurer's time zone. Rule INPUT-12. */
export const useDates = () => {
  const language = useLanguage();
  const zone = useContext(TimeZoneContext);
  return useMemo(() => datesIn(language, zone), [language, zone]);
};
