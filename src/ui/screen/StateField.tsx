import { compareTexts } from '../../domain/compareTexts';
import { usStates } from '../../domain/usStates';
import { SelectField, type SelectFieldProps } from '../kit/SelectField';
import type { PlainTextKey } from '../text/Language';
import { useText } from '../text/useText';

/** The names that a language translates. The others are proper names. */
const translated: Readonly<Record<string, PlainTextKey>> = {
  AA: 'shell.state.AA',
  AE: 'shell.state.AE',
  AP: 'shell.state.AP',
};

/** The state, territory or military region of an address. Rule INPUT-6. */
export const StateField = (props: Omit<SelectFieldProps, 'options' | 'placeholder'>) => {
  const t = useText();
  const states = usStates
    .map(({ code, name }) => ({ value: code, text: translated[code] ? t(translated[code]) : name }))
    .sort((a, b) => compareTexts(a.text, b.text));
  return <SelectField {...props} options={states} placeholder={t('shell.chooseState')} />;
};
