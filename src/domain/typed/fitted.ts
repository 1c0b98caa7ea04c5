import { lengthOf } from './lengthOf';

/** A character as a customer sees it, with its accents, or an emoji of several parts. It does without `Intl.Segmenter`, which is too new. */
const CHARACTER = /\p{Regional_Indicator}{2}|\r\n|[^](?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D\P{Cc})*/gu;

interface Fitting {
  readonly clean: (text: string) => string;
  /** The most code points after cleaning. */
  readonly limit: number;
  /** Where the entry ended, in UTF-16 units. The text after it stays, as with `maxlength`. */
  readonly caret?: number;
}

interface Fitted {
  readonly text: string;
  /** How many code points did not fit, after cleaning. */
  readonly excess: number;
  readonly caret: number;
}

/** As much of a typed text as fits. No character is split. Rule INPUT-38. */
export const fitted = (typed: string, { clean, limit, caret = typed.length }: Fitting): Fitted => {
  const length = lengthOf(clean(typed));
  if (length <= limit) return { text: typed, excess: 0, caret };
  const fits = (text: string): boolean => lengthOf(clean(text)) <= limit;
  const tail = fits(typed.slice(caret)) ? typed.slice(caret) : '';
  const before = typed.slice(0, typed.length - tail.length);
  // Of a text of megabytes, only the beginning can fit.
  let end = limit + 1;
  while (end < before.length && fits(before.slice(0, end) + tail)) end *= 2;
  const characters = before.slice(0, end).match(CHARACTER) ?? [];

  let [most, tooMany] = [0, characters.length + 1];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(characters.slice(0, middle).join('') + tail)) most = middle;
    else tooMany = middle;
  }
  const head = characters.slice(0, most).join('');
  return { text: head + tail, excess: length - lengthOf(clean(head + tail)), caret: head.length };
};
