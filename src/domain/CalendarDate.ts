import type { DateParts } from './typed/typedDate';

declare const calendarDate: unique symbol;

/** A civil date, "yyyy-MM-dd", without time or zone; compares with `<` and `===`. */
export type CalendarDate = string & { readonly [calendarDate]: true };

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const toParts = (date: CalendarDate): DateParts => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
};

const toLocalDate = (date: CalendarDate): Date => {
  const { year, month, day } = toParts(date);
  return new Date(Number(year), Number(month) - 1, Number(day));
};

/** In UTC, which has every day. A zone that crossed the date line lacks one: Samoa has no 30 December 2011. */
const ofNumbers = (year: number, month: number, day: number): CalendarDate =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10) as CalendarDate;

const ofLocalDate = (date: Date): CalendarDate => ofNumbers(date.getFullYear(), date.getMonth(), date.getDate());

const plusDays = (date: CalendarDate, days: number): CalendarDate => {
  const { year, month, day } = toParts(date);
  return ofNumbers(Number(year), Number(month) - 1, Number(day) + days);
};

export const CalendarDate = {
  /** From "yyyy-MM-dd". Accepts only a day that exists, in a year above 1900 and below 2100. Rule INPUT-9. */
  parse: (text: string): CalendarDate | undefined => {
    if (!ISO_DATE.test(text) || text < '1901' || text >= '2100') return undefined;
    const date = text as CalendarDate;
    return plusDays(date, 0) === date ? date : undefined;
  },

  /** From three parts; pads months and days of one digit. */
  ofParts: ({ month, day, year }: DateParts): CalendarDate | undefined =>
    CalendarDate.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),

  /** The part that makes a typed date impossible; `undefined` if the date exists or nothing was typed. */
  wrongPart: (parts: DateParts): keyof DateParts | undefined => {
    const { month, day, year } = parts;
    if (month + day + year === '' || CalendarDate.ofParts(parts) !== undefined) return undefined;
    if (CalendarDate.ofParts({ month, day: '1', year: '2000' }) === undefined) return 'month';
    return CalendarDate.ofParts({ month: '1', day, year: '2000' }) && !CalendarDate.ofParts({ month, day: '1', year })
      ? 'year'
      : 'day';
  },

  toParts,

  /** The civil date at a moment, in the customer's time zone. */
  ofLocalDate,

  /** Local midnight of that day, for formatting and calendars. */
  toLocalDate,

  plusDays,

  /** 0 is Sunday. */
  weekday: (date: CalendarDate): number => new Date(date).getUTCDay(),

  dayOfMonth: (date: CalendarDate): number => Number(toParts(date).day),
};
