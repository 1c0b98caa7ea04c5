import { shippedWording } from '../../../tests/support/shippedWording';
import { wordingProblems } from '../../domain/wording/wordingProblems';
import { englishWords } from './english';
import type { TextKey } from './Language';
import { pseudo, pseudoText, pseudoWording } from './pseudo';

const lengthOf = (texts: Readonly<Record<string, string>>): number => Object.values(texts).join('').length;

describe('The pseudo-language', () => {
  it('has accents, and keeps placeholders and markup', () => {
    expect(pseudoText('Pay <strong>{amount}</strong> once.')).toBe('Pááý <strong>{amount}</strong> óóñçéé.');
  });

  it('is longer than English by about 40 %', () => {
    const growth = lengthOf(pseudo.words) / lengthOf(englishWords);
    expect(growth).toBeGreaterThan(1.3);
    expect(growth).toBeLessThan(1.45);
  });

  it('differs from English in every text with a vowel', () => {
    const same = (Object.keys(englishWords) as TextKey[]).filter((key) => pseudo.words[key] === englishWords[key]);
    expect(same.filter((key) => /[aeiouy]/i.test(englishWords[key].replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  it('has legal wording that is valid', () => {
    expect(wordingProblems(pseudoWording(shippedWording('en')))).toEqual([]);
  });
});
