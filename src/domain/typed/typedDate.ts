import { monthNamed } from './monthNamed';
import { typedNumber } from './typedNumber';

/** The three parts of a date input, as typed. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?)\b\.?,? ?/i;

/** The time of a submission or a message, as it is copied with its day: ", 3:30 PM EST", " at 15:30", " a las 3:30 p. m.", "T15:30:00Z". */
const TIME =
  /,?(?: at| -| a las?)?[ T]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]\.? ?m\.?)?(?: ?[a-z]{1,4}| ?[+-]\d\d:?\d\d)?$/i;

const parts = (year: string | undefined, month: string | undefined, day: string | undefined): DateParts => ({
  year: year ?? '',
  month: month ?? '',
  day: day ?? '',
});

const inDigits = (text: string): DateParts | undefined => {
  // The date may end a sentence. In some countries, a point and a space are after each part. Of eight digits, the year is what begins with 19
  // or 20, and cannot be month and day.
  const typed = text
    .replaceAll(/ ?([/.-]) ?/g, '$1')
    .replace(/[.,]$/, '')
    .replace(/^(\d\d)(\d\d)((?:19|20)\d\d)$/, '$1/$2/$3')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1/$2/$3');
  const [, year, mark, month, day] = /^(\d{4})([/. -])(\d{1,2})\2(\d{1,2})$/.exec(typed) ?? [];
  if (mark !== undefined) return parts(year, month, day);
  const [, first, between, second, last] = /^(\d{1,2})([/. -])(\d{1,2})\2(\d{4}|\d{2})$/.exec(typed) ?? [];
  if (between === undefined) return undefined;
  // With points, the day comes first in most countries. Only one of the readings may be a date.
  const hasPoints = between === '.';
  if (hasPoints && first !== second && [first, second].every((part) => Number(part) <= 12)) return undefined;
  return Number(first) > 12 && Number(second) <= 12 ? parts(last, second, first) : parts(last, first, second);
};

const inWords = (text: string): DateParts | undefined => {
  const words = text
    .toLowerCase()
    .split(/[ ,./-]+/)
    .filter((word) => !['', 'de', 'del', 'of', 'the', 'el', 'º'].includes(word));
  const [at = -1, ...others] = words.flatMap((word, index) => (monthNamed(word) > 0 ? [index] : []));
  if (words.length !== 3 || at === -1 || at === 2 || others.length > 0) return undefined;
  const [first = '', last = ''] = words.filter((_, index) => index !== at);
  const month = String(monthNamed(words[at] ?? ''));
  const dayOf = (word: string) => /^(\d{1,2})(?:st|nd|rd|th|e?ro|[º°])?$/.exec(word)?.[1];
  const isYearFirst = at === 1 && /^\d{4}$/.test(first);
  const [year, day] = isYearFirst ? [first, dayOf(last)] : [last, dayOf(first)];
  return day !== undefined && /^(?:\d{4}|\d{2})$/.test(year) ? parts(year, month, day) : undefined;
};

/**
 * The parts of a whole date that was pasted: "11/20/2026", "2026-11-20", "Nov 20, 2026", "20 de noviembre de 2026". It is `undefined` where
 * the text is no date or can be read in two ways. The parts may be a day that does not exist. Rule INPUT-42.
 */
export const typedDate = (text: string): DateParts | undefined => {
  const typed = typedNumber(text).replace(TIME, '');
  const date = typed.replace(WEEKDAY, '');
  // "mar" is a Tuesday and a March.
  return inDigits(date) ?? inWords(date) ?? inWords(typed);
};

/** The parts of a date field as one text, while they are no date: "2/30/2026". Empty if nothing was typed. */
export const textOfParts = ({ month, day, year }: DateParts): string =>
  month + day + year === '' ? '' : `${month}/${day}/${year}`;

/** The parts of `textOfParts`. */
export const partsOfText = (text: string): DateParts => {
  const [month, day, year] = text.includes('/') ? text.split('/') : [];
  return parts(year, month, day);
};
