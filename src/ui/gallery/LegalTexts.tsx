import type { LegalWording } from '../../domain/wording/LegalWording';
import { legalKeys, legalTexts } from '../../domain/wording/legalTexts';
import { LegalCheckbox } from '../screen/LegalCheckbox';
import { LegalNotice } from '../screen/LegalNotice';
import { english } from '../text/english';
import { LanguageContext } from '../text/useText';
import { Held } from './Held';
import { Section, Specimen } from './Section';

interface LegalTextsProps {
  /** Language to wording. */
  readonly wordings: Readonly<Record<string, LegalWording>>;
}

/** The legal wording of every language, with the names of its placeholders in place of values. */
export const LegalTexts = ({ wordings }: LegalTextsProps) => (
  <Section title="Legal wording">
    {legalKeys.flatMap((key) =>
      Object.entries(wordings).map(([code, legal]) => (
        <Specimen key={key + code} state={`${key}, ${code}`} wide>
          <LanguageContext value={{ ...english, legal }}>
            <div lang={code}>
              {legalTexts[key].kind === 'label' ? (
                <Held initial={false}>
                  {(checked, onChange) => (
                    <LegalCheckbox of={key} name={key + code} checked={checked} onChange={onChange} />
                  )}
                </Held>
              ) : (
                <LegalNotice of={key} values={{ amount: '{amount}', day: '{day}', month: '{month}' }} />
              )}
            </div>
          </LanguageContext>
        </Specimen>
      )),
    )}
  </Section>
);
