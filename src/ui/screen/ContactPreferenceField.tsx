import { type ContactPreference, contactPreferences } from '../../domain/profile/Profile';
import { Alert } from '../kit/Alert';
import { RadioGroup } from '../kit/RadioGroup';
import { useText } from '../text/useText';
import { LegalNotice } from './LegalNotice';

interface ContactPreferenceFieldProps {
  readonly value: string;
  readonly onChange: (preference: ContactPreference) => void;
}

/** How the insurer reaches the customer, with the consent for text messages. */
export const ContactPreferenceField = ({ value, onChange }: ContactPreferenceFieldProps) => {
  const t = useText();
  return (
    <>
      <RadioGroup
        name="contactPreference"
        label={t('contactPreference.label')}
        value={value}
        onChange={onChange}
        options={contactPreferences.map((preference) => ({
          value: preference,
          text: t(`contactPreference.${preference}`),
        }))}
      />
      {value === 'sms' && (
        <Alert level="info">
          <LegalNotice of="smsConsent" />
        </Alert>
      )}
    </>
  );
};
