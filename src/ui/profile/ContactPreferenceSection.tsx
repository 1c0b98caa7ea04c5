import { observer } from 'mobx-react-lite';
import { contactPreferences } from '../../domain/profile/Profile';
import { orDots } from '../kit/orDots';
import { ContactPreferenceField } from '../screen/ContactPreferenceField';
import { useText } from '../text/useText';
import { EditableSection, type SectionProps } from './EditableSection';
import { SectionForm } from './SectionForm';

/** The contact preference. My Profile does not show it (rule PROFILE-6). */
export const ContactPreferenceSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing } = viewModel;
  const preference = contactPreferences.find((value) => value === profile.contactPreference);
  const present = <p>{preference ? t(`contactPreference.${preference}`) : orDots(profile.contactPreference)}</p>;
  return (
    <EditableSection viewModel={viewModel} section="contactPreference" title={t('contactPreference.label')}>
      {editing?.section === 'contactPreference' ? (
        <SectionForm editor={editing} firstField="contactPreference" present={present}>
          <ContactPreferenceField
            value={editing.entry.contactPreference}
            onChange={(contactPreference) => editing.change({ contactPreference })}
          />
        </SectionForm>
      ) : (
        present
      )}
    </EditableSection>
  );
});
