import { useMemo } from 'react';
import { CalendarDate } from '../../domain/CalendarDate';
import { useLanguage } from './useText';

/** Writes a date as "April 29, 2026". The browser does it, so that a screen without other dates loads no code for them. */
export const useLongDay = (): ((date: CalendarDate) => string) => {
  const { code } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(code, { dateStyle: 'long' });
    return (date) => format.format(CalendarDate.toLocalDate(date));
  }, [code]);
};
