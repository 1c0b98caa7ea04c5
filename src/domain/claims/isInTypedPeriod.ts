import { CalendarDate } from '../CalendarDate';
import { monthNamed } from '../typed/monthNamed';
import { partsOfText, typedDate } from '../typed/typedDate';
import { typedNumber } from '../typed/typedNumber';

/**
 * Whether a day is in the month that the customer typed: "March", "mar 2026", "marzo de 2026", "2026-03", "03/2026". A month without a year is
 * that of every year, and with a day ("March 15", "15 de marzo") that day of every year. A whole date, also with a time or a year of two digits,
 * is that day alone. Returns undefined if the text is neither.
 */
export const isInTypedPeriod = (typed: string): ((day: CalendarDate) => boolean) | undefined => {
  const whole = typedDate(typed) ?? partsOfText('');
  const date = CalendarDate.ofParts({ ...whole, year: whole.year.padStart(4, '20') });
  if (date) return (day) => day === date;
  const text = typedNumber(typed).normalize('NFKC').toLowerCase();
  const [, first = '', named = '', last = ''] =
    /^(?:(\d{1,2})(?: de| of)?[ /-])?(\p{L}+)\.?,?(?:[ /-](?:(?:del?|of) )?(\d{0,4}))?$/u.exec(text) ?? [];
  const [, before = '', after = ''] = /^(\d{1,2}|\d{4}) ?[/. -] ?(\d{1,2}|\d{4})$/.exec(text) ?? [];
  const [month, year] = before.length === 4 ? [after, before] : [before, after];
  const isNumeric = month.length < 3 && year.length === 4;
  const wanted = isNumeric ? Number(month) : monthNamed(named);
  if (!isNumeric && wanted === 0) return undefined;
  const inYear = isNumeric ? year : last;
  return (day) => {
    const isDay = (typedDay: string) => Number(day.slice(8)) === Number(typedDay);
    const isInMonth = Number(day.slice(5, 7)) === wanted && (first === '' || isDay(first));
    return isInMonth && (day.startsWith(inYear) || isDay(last));
  };
};
