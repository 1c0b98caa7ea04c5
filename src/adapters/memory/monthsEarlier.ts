import { CalendarDate } from '../../domain/CalendarDate';

/** The same day some months earlier; the last day of a month that is shorter. */
export const monthsEarlier = (date: CalendarDate, months: number): CalendarDate => {
  const { year, month, day } = CalendarDate.toParts(date);
  const last = new Date(Number(year), Number(month) - months, 0);
  last.setDate(Math.min(Number(day), last.getDate()));
  return CalendarDate.ofLocalDate(last);
};
