import { observer } from 'mobx-react-lite';
import { PhoneNumber } from '../../domain/PhoneNumber';
import { orDots } from '../kit/orDots';
import { PhoneField } from '../kit/PhoneField';
import { useText } from '../text/useText';
import { EditableSection, type SectionProps } from './EditableSection';
import { SectionForm } from './SectionForm';

export const PhoneSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing } = viewModel;
  const present = <p>{orDots(PhoneNumber.ofStored(profile.phoneNumber))}</p>;
  return (
    <EditableSection viewModel={viewModel} section="phone" title={t('profile.phone')}>
      {editing?.section === 'phone' ? (
        <SectionForm editor={editing} firstField="phoneNumber" present={present}>
          <PhoneField
            name="phoneNumber"
            label={t('profile.phone')}
            value={editing.entry.phoneNumber}
            onChange={(phoneNumber) => editing.change({ phoneNumber })}
          />
        </SectionForm>
      ) : (
        present
      )}
    </EditableSection>
  );
});
