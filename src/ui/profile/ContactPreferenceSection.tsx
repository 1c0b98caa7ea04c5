import { observer } from 'mobx-react-lite';
import { contactPreferences } from '../../domain/customer/Profile';
import { Alert } from '../kit/Alert';
import { orUnknown } from '../kit/orUnknown';
import { RadioGroup } from '../kit/RadioGroup';
import { LegalNotice } from '../screen/LegalNotice';
import { useText } from '../text/useText';
import { EditableSection, type SectionProps } from './EditableSection';
import { SectionForm } from './SectionForm';

/** The contact preference. My Profile does not show it (rule PROFILE-6). */
export const ContactPreferenceSection = observer(({ viewModel, profile }: SectionProps) => {
  const t = useText();
  const { editing } = viewModel;
  const preference = contactPreferences.find((value) => value === profile.contactPreference);
  return (
    <EditableSection viewModel={viewModel} section="contactPreference" title={t('contactPreference.label')}>
      {editing?.section === 'contactPreference' ? (
        <SectionForm editor={editing} firstField="contactPreference">
          <RadioGroup
            name="contactPreference"
            label={t('contactPreference.label')}
            value={editing.entry.contactPreference}
            onChange={(contactPreference) => editing.change({ contactPreference })}
            options={contactPreferences.map((value) => ({ value, text: t(`contactPreference.${value}`) }))}
          />
          {editing.entry.contactPreference === 'sms' && (
            <Alert level="info">
              <LegalNotice of="smsConsent" />
            </Alert>
          )}
        </SectionForm>
      ) : (
        <p>{preference ? t(`contactPreference.${preference}`) : orUnknown(profile.contactPreference)}</p>
      )}
    </EditableSection>
  );
});
