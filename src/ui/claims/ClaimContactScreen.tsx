import { observer } from 'mobx-react-lite';
import { EmailAddress } from '../../domain/EmailAddress';
import { contactPreferences } from '../../domain/customer/Profile';
import { Alert } from '../kit/Alert';
import { fieldsOf } from '../kit/fieldsOf';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { Panel } from '../kit/Panel';
import { PhoneField } from '../kit/PhoneField';
import { RadioGroup } from '../kit/RadioGroup';
import { TextField } from '../kit/TextField';
import { LegalNotice } from '../screen/LegalNotice';
import { RefusedAlert } from '../screen/RefusedAlert';
import { UnknownChange } from '../screen/UnknownChange';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimStepScreen } from './ClaimStepScreen';

/** Next saves the profile (rule CLAIM-25). */
export const ClaimContactScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const words = useFormWords();
  const { contact, error, state } = viewModel;
  const field = fieldsOf<'email' | 'phoneNumber' | 'otherPhoneNumber'>(
    contact,
    (name) => t(`claim.contact.${name}`),
    (name, value) => viewModel.changeContact({ [name]: value }),
  );
  return (
    <ClaimStepScreen step="contact" title={t('claim.contact.title')}>
      <Panel>
        <Form
          {...words.form}
          onSubmit={() => void viewModel.saveContact()}
          errors={error && [{ field: error.field, message: t(error.message) }]}
        >
          {state.kind === 'contactUnknown' && <UnknownChange onCheck={() => void viewModel.checkContact()} />}
          {state.kind === 'refused' && <RefusedAlert refusal={state} />}
          <TextField {...field('email')} type="email" maxLength={EmailAddress.maxLength} autoComplete="email" />
          <PhoneField {...field('phoneNumber')} />
          <PhoneField {...field('otherPhoneNumber')} hint={t('shell.optional')} autoComplete="off" optional />
          <RadioGroup
            name="contactPreference"
            label={t('contactPreference.label')}
            value={contact.contactPreference}
            onChange={(contactPreference) => viewModel.changeContact({ contactPreference })}
            options={contactPreferences.map((value) => ({ value, text: t(`contactPreference.${value}`) }))}
          />
          {contact.contactPreference === 'sms' && (
            <Alert level="info">
              <LegalNotice of="smsConsent" />
            </Alert>
          )}
          {state.kind !== 'contactUnknown' && (
            <FormButtons
              submit={t('shell.next')}
              leave={t('shell.back')}
              onLeave={viewModel.back}
              sending={state.kind === 'saving' && t('shell.saving')}
            />
          )}
        </Form>
      </Panel>
    </ClaimStepScreen>
  );
});
