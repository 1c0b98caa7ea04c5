import { INVISIBLE, SPACES } from './invisible';

/** A script whose letters change where a joiner stands between them. */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}]';
/** The signs that take the vowel of a letter. With a joiner after them, they have another shape, also at the end of a word. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
const PICTURE = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\u{1F3FB}-\\u{1F3FF}]{0,2}';

/** An invisible character that is part of a letter or a picture. Without it, a name would change. */
const MEANT = [
  `${JOINED}[\\u200C\\u200D](?=${JOINED})`,
  `${VIRAMA}\\u200D`,
  '[\\d#*]\\uFE0F\\u20E3',
  '\\p{Script=Han}[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  '\\u{1F3F4}[\\u{E0020}-\\u{E007F}]+',
  `${PICTURE}(?:\\u200D${PICTURE})*`,
].join('|');

const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT})|${INVISIBLE.source}`, 'gu');

const shaped = (text: string): string =>
  text.replaceAll(MEANT_OR_INVISIBLE, (_, meant: string | undefined) => meant ?? '');

/**
 * A typed text of one line, such as a name or a street, without invisible characters and extra spaces. Every letter stays. Rule INPUT-35.
 */
export const typedLine = (text: string): string => shaped(text).replaceAll(SPACES, ' ').trim().normalize('NFC');

/** The same for a text of several lines. Rule INPUT-35. */
export const typedLines = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(typedLine)
    .join('\n')
    .trim();
