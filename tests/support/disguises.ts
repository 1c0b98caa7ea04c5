import * as fc from 'fast-check';

export const invisible = fc.constantFrom(
  '\u200B',
  '\u200E',
  '\u202A',
  '\u202E',
  '\uFEFF',
  '\u2060',
  '\u00AD',
  '\u2066',
  '\u0000',
  '\uFFFC',
);
export const space = fc.constantFrom(' ', '\u00A0', '\u2009', '\u202F', '\u3000', '\t', '\n');
export const dash = fc.constantFrom('-', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uFF0D', '\uFE63');
const noise = fc.array(invisible, { maxLength: 2 }).map((marks) => marks.join(''));
const around = fc.array(fc.oneof(invisible, space), { maxLength: 3 }).map((marks) => marks.join(''));
const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8);

const disguisedBy = (text: string, first: number): fc.Arbitrary<string> =>
  fc.tuple(around, around, fc.array(noise, { minLength: text.length, maxLength: text.length })).map(
    ([before, after, marks]) =>
      before +
      Array.from(text, (character, index) => {
        const digit = /\d/.test(character) ? String.fromCodePoint(first + Number(character)) : character;
        return digit + (marks[index] ?? '');
      }).join('') +
      after,
  );

/** A text with invisible characters among all of its characters, and spaces around it. */
export const disguisedText = (text: string): fc.Arbitrary<string> => disguisedBy(text, 0x30);

/** The same, with its digits in a script. */
export const disguised = (text: string): fc.Arbitrary<string> => zero.chain((first) => disguisedBy(text, first));
