import { CalendarDate } from '../../domain/CalendarDate';

/** The same day of another year; 28 February where that year has no 29th. */
export const yearsLater = (date: CalendarDate, years = 1): CalendarDate => {
  const { year, month, day } = CalendarDate.toParts(date);
  const ofYear = `${Number(year) + years}-${month}-`;
  return CalendarDate.parse(ofYear + day) ?? (`${ofYear}28` as CalendarDate);
};
