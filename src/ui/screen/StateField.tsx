import { usStates } from '../../domain/usStates';
import { SelectField, type SelectFieldProps } from '../kit/SelectField';
import { useText } from '../text/useText';

const states = usStates.map(({ code, name }) => ({ value: code, text: name }));

/** The state or territory of an address. */
export const StateField = (props: Omit<SelectFieldProps, 'options' | 'placeholder'>) => {
  const t = useText();
  return <SelectField {...props} options={states} placeholder={t('shell.chooseState')} />;
};
