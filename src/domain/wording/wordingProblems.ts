import { EMPHASIS } from './legalParagraphs';
import { type LegalKey, legalKeys, legalTexts } from './legalTexts';
import type { LegalWording } from './LegalWording';

const PLACEHOLDER = /\{(\w+)\}/g;

const textProblems = (key: LegalKey, text: string): readonly string[] => {
  const { kind, placeholders } = legalTexts[key];
  const expected: readonly string[] = placeholders;
  const found = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const rest = text.replaceAll(PLACEHOLDER, '');
  const isLabel = kind === 'label';
  return [
    ...expected.filter((name) => !found.includes(name)).map((name) => `has no {${name}}`),
    ...[...new Set(found)].filter((name) => !expected.includes(name)).map((name) => `has the unknown {${name}}`),
    ...(/[{}]/.test(rest) ? ['has a brace that belongs to no placeholder'] : []),
    ...(/[<>]/.test(isLabel ? rest : rest.replaceAll(new RegExp(EMPHASIS, 'g'), ''))
      ? [isLabel ? 'is a label, which has no markup' : 'has markup other than <strong>…</strong> and <em>…</em>']
      : []),
    // Text copied from HTML: the customer would see the code instead of the character.
    ...(/&(?:[a-z]+|#\w+);/i.test(rest) ? ['has a character written as in HTML, such as &nbsp;'] : []),
    ...(isLabel && text.includes('\n') ? ['is a label, which has one line'] : []),
  ].map((problem) => `${key} ${problem}`);
};

/** The mistakes in the texts of a wording whose form is valid, a sentence each. */
export const wordingProblems = ({ texts }: LegalWording): readonly string[] =>
  legalKeys.flatMap((key) => textProblems(key, texts[key]));
