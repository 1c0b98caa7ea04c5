import { CalendarDate } from '../../domain/CalendarDate';
import { useLanguage } from './useText';

/** Writes a date as "April 29th, 2026", as 'PPP' does, for a screen without other dates: it loads no code for them. */
export const useLongDay = (): ((date: CalendarDate) => string) => {
  const { longDay } = useLanguage();
  return (date) => {
    const { year, month, day } = CalendarDate.toParts(date);
    return longDay(Number(year), Number(month), Number(day));
  };
};
