import { shown } from '../contract';
import { millisecondsOf } from '../schemaProblems';

/** A customer sees no difference between the ways to compose a letter, to end a line, or to end a text with spaces. */
const seen = (text: string): string => text.normalize('NFC').replaceAll('\r\n', '\n').trimEnd();

/** The portal rounds to the cent. */
const cents = (amount: number): number => Math.round(amount * 100);

/** A backend may leave out what the portal does not need. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === '';

/** Whether a customer sees the same. A field that is absent is an empty one. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a === 'number' && typeof b === 'number') return cents(a) === cents(b);
  const [one, other] = [a ?? '', b ?? ''];
  if (typeof one === 'string' && typeof other === 'string') return seen(one) === seen(other);
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
};

/** A value in a message; of a long text, where it begins to differ from another, and its length. */
export const shownBeside = (value: unknown, other: unknown): string => {
  if (typeof value !== 'string' || typeof other !== 'string' || value.length < 80) return shown(value);
  const [letters, others] = [[...value], [...other]];
  const differs = letters.findIndex((letter, index) => letter !== others[index]);
  const begin = Math.max(0, (differs < 0 ? letters.length : differs) - 15);
  return `${shown(letters.slice(begin, begin + 35).join(''))} after ${begin} of ${letters.length} characters`;
};

/** A backend may give a moment with milliseconds in one reply, and without them in another. */
export const isSameMoment = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'string' && typeof b === 'string' && Math.abs(millisecondsOf(a) - millisecondsOf(b)) < 1000);

const dayIn = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.parse(moment));

/** Whether two moments are at most so many minutes apart. One at midnight may stand for its day, in UTC or in New York. */
export const isMomentOf = (found: string, moment: string, minutes = 0): boolean =>
  Math.abs(millisecondsOf(found) - millisecondsOf(moment)) <= minutes * 60_000 ||
  (/[T ]00:?00/.test(found) &&
    ['UTC', 'America/New_York'].some(
      (zone) => dayIn(zone, moment).replaceAll('-', '') === found.replaceAll('-', '').slice(0, 8),
    ));

/** The values that a list has twice. */
export const twice = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
