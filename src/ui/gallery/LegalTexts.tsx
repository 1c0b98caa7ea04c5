import type { ComponentProps } from 'react';
import { legalKeys, legalTexts } from '../../domain/wording/legalTexts';
import type { LegalWording } from '../../domain/wording/LegalWording';
import { LegalCheckbox } from '../screen/LegalCheckbox';
import { LegalNotice } from '../screen/LegalNotice';
import { LegalWordingContext } from '../text/useLegalWording';
import { Section, Specimen } from './Section';
import { useCheckbox } from './useInput';

const UsableCheckbox = (given: Pick<ComponentProps<typeof LegalCheckbox>, 'of' | 'name'>) => (
  <LegalCheckbox {...given} {...useCheckbox()} />
);

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
          <LegalWordingContext value={legal}>
            <div lang={code}>
              {legalTexts[key].kind === 'label' ? (
                <UsableCheckbox of={key} name={key + code} />
              ) : (
                <LegalNotice of={key} values={{ amount: '{amount}', day: '{day}', month: '{month}' }} />
              )}
            </div>
          </LegalWordingContext>
        </Specimen>
      )),
    )}
  </Section>
);
