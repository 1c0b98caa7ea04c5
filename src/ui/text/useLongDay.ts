import { CalendarDate } from '../../domain/CalendarDate';
import { useLanguage } from './useText';

/** Writes a date as "April 29, 2026", for a screen without other dates: it loads no code for them. */
export const useLongDay = (): ((date: CalendarDate) => string) => {
  const { longDay } = useLanguage();
  return (date) => {
    const { year, month, day } = CalendarDate.toParts(date);
    return longDay(Number(year), Number(month), Number(day));
  };
};
