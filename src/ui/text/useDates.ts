import { format } from 'date-fns';
import { useMemo } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import { Instant } from '../../domain/Instant';
import { useDateLocale } from './useDateLocale';
import { useLanguage } from './useText';

/** Formats dates in the customer's language. */
interface DateWords {
  /** MM/dd/yyyy: claim dates. */
  short(date: CalendarDate): string;
  /** MM/dd/yyyy, h:mm a: submitted timestamps. */
  moment(moment: Instant): string;
  /** April 29th, 2026: policy dates. */
  long(date: CalendarDate): string;
  /** Wednesday, April 29th, 2026: policy dates in full. */
  full(date: CalendarDate): string;
}

export const useDates = (): DateWords => {
  const { patterns } = useLanguage();
  const locale = useDateLocale();
  return useMemo(
    () => ({
      short: (date) => format(CalendarDate.toLocalDate(date), patterns.short, { locale }),
      moment: (moment) => format(Instant.toDate(moment), patterns.moment, { locale }),
      long: (date) => format(CalendarDate.toLocalDate(date), patterns.long, { locale }),
      full: (date) => format(CalendarDate.toLocalDate(date), patterns.full, { locale }),
    }),
    [locale, patterns],
  );
};
