import { observer } from 'mobx-react-lite';
import type { Profile } from '../../domain/customer/Profile';
import { PhoneNumber } from '../../domain/PhoneNumber';
import { orUnknown } from '../kit/orUnknown';
import { PhoneField } from '../kit/PhoneField';
import { useText } from '../text/useText';
import { EditableSection } from './EditableSection';
import type { ProfileViewModel } from './ProfileViewModel';
import { SectionForm } from './SectionForm';

interface PhoneSectionProps {
  readonly viewModel: ProfileViewModel;
  readonly profile: Profile;
}

export const PhoneSection = observer(({ viewModel, profile }: PhoneSectionProps) => {
  const t = useText();
  const { editing } = viewModel;
  return (
    <EditableSection viewModel={viewModel} section="phone" title={t('profile.phone')}>
      {editing?.section === 'phone' ? (
        <SectionForm
          editor={editing.editor}
          onCancel={viewModel.cancel}
          firstField="phoneNumber"
          savingText={t('shell.saving')}
        >
          <PhoneField
            name="phoneNumber"
            label={t('profile.phone')}
            value={editing.editor.entry.phoneNumber}
            onChange={(phoneNumber) => editing.editor.change({ phoneNumber })}
          />
        </SectionForm>
      ) : (
        <p>{orUnknown(PhoneNumber.ofStored(profile.phoneNumber))}</p>
      )}
    </EditableSection>
  );
});
