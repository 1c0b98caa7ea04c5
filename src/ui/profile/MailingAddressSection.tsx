import { Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { addressLimits } from '../../domain/PostalAddress';
import { distinctMailingAddress } from '../../domain/profile/distinctMailingAddress';
import { mailingAddressErrors } from '../../domain/profile/profileRules';
import { wholeAddress } from '../../domain/wholeAddress';
import { Button } from '../kit/Button';
import type { Elements } from '../kit/Elements';
import { FieldRow } from '../kit/FieldRow';
import { fieldsOf } from '../kit/fieldsOf';
import { Icon } from '../kit/Icon';
import { Loading } from '../kit/Loading';
import { TextField } from '../kit/TextField';
import { ZipField } from '../kit/ZipField';
import { StateField } from '../screen/StateField';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { AddressField } from './AddressField';
import { AddressLines } from './AddressLines';
import { EditableSection, type SectionProps } from './EditableSection';
import type { ProfileViewModel } from './ProfileViewModel';
import type { SectionEditor } from './SectionEditor';
import { SectionForm } from './SectionForm';

interface AddressFormProps {
  readonly viewModel: ProfileViewModel;
  readonly editor: SectionEditor<'mailingAddress'>;
  readonly present: Elements;
}

const AddressForm = observer(({ viewModel, editor, present }: AddressFormProps) => {
  const t = useText();
  const suggestions = useVisit(() => viewModel.suggestionsFor(editor));
  const field = fieldsOf(editor.entry, (name) => t(`profile.${name}`), editor.change);
  const spread = (): void => {
    const whole = wholeAddress(editor.entry.address1, editor.entry.city);
    if (whole) editor.change(whole);
  };
  return (
    <SectionForm editor={editor} firstField="address1" present={present}>
      <AddressField
        {...field('address1')}
        maxLength={addressLimits.address1}
        suggestions={suggestions}
        onLeave={spread}
      />
      <TextField {...field('city')} maxLength={addressLimits.city} autoComplete="address-level2" onLeave={spread} />
      <FieldRow shape="stateAndZip">
        <StateField {...field('state')} autoComplete="address-level1" />
        <ZipField {...field('zipCode')} maxLength={addressLimits.zipCode} autoComplete="postal-code" />
      </FieldRow>
    </SectionForm>
  );
});

export const MailingAddressSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing, state } = viewModel;
  const title = t('profile.mailingAddress');
  const distinct = distinctMailingAddress(profile);
  const present = distinct ? <AddressLines address={distinct} /> : <p>{t('profile.mailingAddress.same')}</p>;

  const remove = distinct && mailingAddressErrors(profile.address).length === 0 && (
    <Button
      look="quiet"
      ariaLabel={t('profile.remove.label', { section: title })}
      onClick={() => void viewModel.submission.send()}
    >
      <Icon of={Trash2} />
      <span>{t('shell.remove')}</span>
    </Button>
  );

  return (
    <EditableSection viewModel={viewModel} section="mailingAddress" title={title} moreActions={remove}>
      {editing?.section === 'mailingAddress' ? (
        <AddressForm viewModel={viewModel} editor={editing} present={present} />
      ) : (
        <>
          {present}
          {state.kind === 'removing' && <Loading text={t('shell.saving')} once />}
        </>
      )}
    </EditableSection>
  );
});
