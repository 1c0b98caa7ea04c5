import { format } from 'date-fns';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';
import { useDateLocale } from './useDateLocale';
import { useLanguage } from './useText';

/** Formats dates in the customer's language. */
export const useDates = () => {
  const { patterns } = useLanguage();
  const locale = useDateLocale();
  const by = (pattern: string) => (date: CalendarDate) => format(CalendarDate.toLocalDate(date), pattern, { locale });
  return {
    /** MM/dd/yyyy: claim dates. */
    short: by(patterns.short),
    /** MM/dd/yyyy, h:mm a: submitted timestamps. */
    moment: (moment: Instant) => format(Instant.toDate(moment), patterns.moment, { locale }),
    /** April 29th, 2026: policy dates. */
    long: by(patterns.long),
    /** Wednesday, April 29th, 2026: policy dates in full. */
    full: by(patterns.full),
  };
};
