import { observer } from 'mobx-react-lite';
import { profileLimits } from '../../domain/customer/profileRules';
import { usStates } from '../../domain/usStates';
import { FieldRow } from '../kit/FieldRow';
import { fieldsOf } from '../kit/fieldsOf';
import { SelectField } from '../kit/SelectField';
import { TextField } from '../kit/TextField';
import { useText } from '../text/useText';
import { AddressField } from './AddressField';
import type { AddressSuggestions } from './AddressSuggestions';
import type { MailingAddressEditor } from './profileEditors';
import { SectionForm } from './SectionForm';

const states = usStates.map(({ code, name }) => ({ value: code, text: name }));

interface MailingAddressFormProps {
  readonly editor: MailingAddressEditor;
  readonly suggestions: AddressSuggestions;
  readonly onCancel: () => void;
}

export const MailingAddressForm = observer(({ editor, suggestions, onCancel }: MailingAddressFormProps) => {
  const t = useText();
  const field = fieldsOf(
    editor.entry,
    (name) => t(`profile.${name}`),
    (name, value) => editor.change({ [name]: value }),
  );
  return (
    <SectionForm editor={editor} onCancel={onCancel} firstField="address1">
      <AddressField {...field('address1')} maxLength={profileLimits.address} suggestions={suggestions} />
      <TextField {...field('city')} maxLength={profileLimits.city} autoComplete="address-level2" />
      <FieldRow shape="stateAndZip">
        <SelectField
          {...field('state')}
          options={states}
          placeholder={t('shell.chooseState')}
          autoComplete="address-level1"
        />
        <TextField {...field('zipCode')} maxLength={profileLimits.zipCode.max} autoComplete="postal-code" />
      </FieldRow>
    </SectionForm>
  );
});
