import { readdirSync } from 'node:fs';
import { shippedWording } from '../../../tests/support/shippedWording';
import { languages } from '../../ui/text/languages';
import { type LegalKey, legalKeys } from './legalTexts';
import { wordingProblems } from './wordingProblems';

describe('The legal wording that ships', () => {
  it('is there in every language, and in no other', () => {
    expect(readdirSync('config/wording')).toEqual(languages.map(({ code }) => `${code}.json`));
  });

  describe.each(languages)('in $name', ({ code }) => {
    const { texts, placeholders } = shippedWording(code);

    it('has its placeholders, and no other markup than a notice may have', () => {
      expect(wordingProblems(shippedWording(code))).toEqual([]);
    });

    it('has a text of its own for each disclosure scenario @POLICY-58', () => {
      const disclosures = legalKeys.filter((key) => /^disclosure\..*-/.test(key)).map((key) => texts[key]);
      expect(disclosures).toHaveLength(8);
      expect(new Set(disclosures).size).toBe(8);
    });

    it('marks as a placeholder what the specification does not give @CONFIG-32', () => {
      const given: readonly LegalKey[] = [
        'payment.chargedMonthly',
        'payment.chargedYearly',
        'payment.leaving',
        'disclosure.consent',
      ];
      expect(placeholders).toEqual(legalKeys.filter((key) => !given.includes(key)));
    });
  });
});
