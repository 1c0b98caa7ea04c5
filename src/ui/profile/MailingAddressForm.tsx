import { observer } from 'mobx-react-lite';
import { profileLimits } from '../../domain/customer/profileRules';
import { usStates } from '../../domain/usStates';
import { FieldRow } from '../kit/FieldRow';
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
  const { entry } = editor;
  return (
    <SectionForm editor={editor} onCancel={onCancel} firstField="address1">
      <AddressField
        name="address1"
        label={t('profile.address1')}
        value={entry.address1}
        onChange={(address1) => editor.change({ address1 })}
        maxLength={profileLimits.address}
        suggestions={suggestions}
      />
      <TextField
        name="city"
        label={t('profile.city')}
        value={entry.city}
        onChange={(city) => editor.change({ city })}
        maxLength={profileLimits.city}
        autoComplete="address-level2"
      />
      <FieldRow shape="stateAndZip">
        <SelectField
          name="state"
          label={t('profile.state')}
          value={entry.state}
          onChange={(state) => editor.change({ state })}
          options={states}
          placeholder={t('shell.chooseState')}
          autoComplete="address-level1"
        />
        <TextField
          name="zipCode"
          label={t('profile.zipCode')}
          value={entry.zipCode}
          onChange={(zipCode) => editor.change({ zipCode })}
          maxLength={profileLimits.zipCode.max}
          autoComplete="postal-code"
        />
      </FieldRow>
    </SectionForm>
  );
});
