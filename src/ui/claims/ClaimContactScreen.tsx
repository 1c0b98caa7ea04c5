import { observer } from 'mobx-react-lite';
import { EmailAddress } from '../../domain/EmailAddress';
import { contactPreferences } from '../../domain/customer/Profile';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { PhoneField } from '../kit/PhoneField';
import { RadioGroup } from '../kit/RadioGroup';
import { TextField } from '../kit/TextField';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimStepScreen } from './ClaimStepScreen';

/** Next saves the profile (document 1, section 2, claim flow 4). */
export const ClaimContactScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const words = useFormWords();
  const { contact, failure, refusal, sending } = viewModel;
  return (
    <ClaimStepScreen step="contact" title={t('claim.contact.title')}>
      <Panel narrow>
        <Form
          {...words.form}
          onSubmit={() => void viewModel.saveContact()}
          failures={failure && [{ field: failure.field, message: t(failure.message) }]}
        >
          {refusal !== undefined && (
            <Alert level="error" takeFocus={refusal}>
              <p>{t('claim.contact.refused')}</p>
              {refusal !== '' && <p>{refusal}</p>}
            </Alert>
          )}
          <TextField
            name="email"
            type="email"
            label={t('claim.contact.email')}
            value={contact.email}
            onChange={(email) => viewModel.changeContact({ email })}
            maxLength={EmailAddress.maxLength}
            autoComplete="email"
          />
          <PhoneField
            name="phoneNumber"
            label={t('claim.contact.phoneNumber')}
            value={contact.phoneNumber}
            onChange={(phoneNumber) => viewModel.changeContact({ phoneNumber })}
          />
          <PhoneField
            name="otherPhoneNumber"
            label={t('claim.contact.otherPhoneNumber')}
            hint={t('claim.contact.optional')}
            value={contact.otherPhoneNumber}
            onChange={(otherPhoneNumber) => viewModel.changeContact({ otherPhoneNumber })}
            autoComplete="off"
            optional
          />
          <RadioGroup
            name="contactPreference"
            label={t('claim.contact.preference')}
            value={contact.contactPreference}
            onChange={(contactPreference) => viewModel.changeContact({ contactPreference })}
            options={contactPreferences.map((value) => ({ value, text: t(`contactPreference.${value}`) }))}
          />
          {contact.contactPreference === 'sms' && <Alert level="info">{t('legal.smsConsent')}</Alert>}
          {sending.kind === 'saving' ? (
            <Loading text={t('claim.contact.saving')} once />
          ) : (
            <ButtonRow>
              <Button look="primary" type="submit">
                {t('shell.next')}
              </Button>
              <Button onClick={viewModel.back}>{t('shell.back')}</Button>
            </ButtonRow>
          )}
        </Form>
      </Panel>
    </ClaimStepScreen>
  );
});
