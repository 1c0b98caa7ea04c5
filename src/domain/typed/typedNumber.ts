import { INVISIBLE, SPACES } from './invisible';

/** A digit that is not one of 0 to 9. A file that is pasted by mistake may have a million of those. */
const OTHER_DIGIT = /(?!\d)\p{Nd}/gu;

/** Unicode has the ten digits of each script in a row. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1;
  return String((code - before) % 10);
};

/** Writes the signs of a number in their ASCII form. Some have several forms, and a keyboard of another script may type another one. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\p{Dash_Punctuation}\u2212\u30FC\uFF70]/gu, '-')
    .replaceAll('\uFF0B', '+')
    .replaceAll(/[\uFF0E\u066B\u3002\uFF61]/g, '.')
    .replaceAll(/[\uFF0C\u066C\u060C\u3001\uFF64]/g, ',')
    .replaceAll('\uFF04', '$')
    .replaceAll('\uFF08', '(')
    .replaceAll('\uFF09', ')')
    .replaceAll(/[\uFF0F\u2044\u2215]/g, '/');

/** A typed number in one form: the digits of every script become 0 to 9, and spaces and dashes have one form. Rule INPUT-36. */
export const typedNumber = (text: string): string =>
  plain(text.replaceAll(INVISIBLE, ''))
    .replaceAll(OTHER_DIGIT, digitOf)
    .replaceAll(SPACES, ' ')
    .trim()
    .normalize('NFC');

/** The message that a code came in: "Your code is 246810". Without its spaces it would look like a code. */
const MESSAGE = /\b(?:code|c[oó]digo)\b/i;

/** A number or a code without the spaces, dashes and dots that group it. Rule INPUT-37. */
export const typedCode = (text: string): string => {
  const typed = typedNumber(text);
  return MESSAGE.test(typed) ? typed : typed.replaceAll(/[ .-]/g, '');
};

/**
 * Whether a cleaned text can be a code. A code with words around it is refused before it is sent, because the insurer counts wrong tries.
 */
export const isCode = (text: string): boolean => /^[a-z\d]+$/i.test(text);
