import type { LegalWording } from '../../domain/wording/LegalWording';
import { english } from './english';
import type { Language } from './Language';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ý', c: 'ç', n: 'ñ', s: 'š' },
  ...{ A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š' },
};

/** A text with accents, about 40 % longer. Placeholders and markup stay as they are. */
export const pseudoText = (text: string): string =>
  text.replaceAll(/\{\w+\}|<[^<>]*>|\p{L}/gu, (piece) => accents[piece] ?? piece);

const pseudoTexts = <Key extends string>(texts: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, pseudoText(text)])) as Record<
    Key,
    string
  >;

/**
 * A language for tests: it reveals screens without room for longer words, and words that are missing from the catalogue. `en-XA` is its
 * usual code. It is part of the in-memory portal alone.
 */
export const pseudo: Language = { ...english, code: 'en-XA', words: pseudoTexts(english.words) };

export const pseudoWording = (wording: LegalWording): LegalWording => ({
  ...wording,
  texts: pseudoTexts(wording.texts),
});
