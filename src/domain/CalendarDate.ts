import { addDays } from 'date-fns/addDays';

declare const calendarDate: unique symbol;

/** A civil date, "yyyy-MM-dd", without time or zone; compares with `<` and `===`. */
export type CalendarDate = string & { readonly [calendarDate]: true };

/** The three parts of a date input, as typed. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

const toLocalDate = (date: CalendarDate): Date => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day);
};

const ofLocalDate = (date: Date): CalendarDate =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}` as CalendarDate;

/** Accepts only a day that exists, in a year above 1900 and below 2100. Rule INPUT-9. */
const of = (year: number, month: number, day: number): CalendarDate | undefined => {
  if (!(year > 1900 && year < 2100)) return undefined;
  const date = new Date(year, month - 1, day);
  const exists = date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? ofLocalDate(date) : undefined;
};

export const CalendarDate = {
  of,

  /** From "yyyy-MM-dd"; `undefined` for anything else and for a day that does not exist. */
  parse: (text: string): CalendarDate | undefined => {
    const match = ISO_DATE.exec(text);
    return match ? of(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
  },

  /** From three parts; pads months and days of one digit. */
  ofParts: ({ month, day, year }: DateParts): CalendarDate | undefined =>
    /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year)
      ? of(Number(year), Number(month), Number(day))
      : undefined,

  toParts: (date: CalendarDate): DateParts => {
    const [year = '', month = '', day = ''] = date.split('-');
    return { year, month, day };
  },

  /** The civil date at a moment, in the customer's time zone. */
  ofLocalDate,

  /** Local midnight of that day, for formatting and calendars. */
  toLocalDate,

  plusDays: (date: CalendarDate, days: number): CalendarDate => ofLocalDate(addDays(toLocalDate(date), days)),

  dayOfMonth: (date: CalendarDate): number => toLocalDate(date).getDate(),
};
