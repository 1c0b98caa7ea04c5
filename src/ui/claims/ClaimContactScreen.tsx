import { observer } from 'mobx-react-lite';
import { EmailAddress } from '../../domain/EmailAddress';
import { Alert } from '../kit/Alert';
import { fieldsOf } from '../kit/fieldsOf';
import { PhoneField } from '../kit/PhoneField';
import { TextField } from '../kit/TextField';
import { ContactPreferenceField } from '../screen/ContactPreferenceField';
import { RefusedAlert } from '../screen/RefusedAlert';
import { refusedField } from '../screen/refusedField';
import { UnknownChange } from '../screen/UnknownChange';
import { useText } from '../text/useText';
import { useClaimFlow } from './ClaimFlow';
import { ClaimForm } from './ClaimForm';
import { ClaimStepScreen } from './ClaimStepScreen';

/** Next saves the profile (rule CLAIM-25). */
export const ClaimContactScreen = observer(() => {
  const viewModel = useClaimFlow();
  const t = useText();
  const { contact, contactSubmission } = viewModel;
  const { state } = contactSubmission;
  const refused = state.kind === 'refused' ? state : undefined;
  const errors = refusedField(refused?.message, ['email', 'phoneNumber', 'otherPhoneNumber', 'contactPreference']);
  const field = fieldsOf<'email' | 'phoneNumber' | 'otherPhoneNumber'>(
    contact,
    (name) => t(`claim.contact.${name}`),
    viewModel.changeContact,
  );
  return (
    <ClaimStepScreen step="contact" title={t('claim.contact.title')}>
      <ClaimForm onNext={() => void contactSubmission.send()} errors={errors}>
        {state.kind === 'unknown' && <UnknownChange onCheck={() => void contactSubmission.checkAgain()} />}
        {state.kind === 'changed' && (
          <Alert level="warning" takeFocus={state}>
            {t('claim.contact.changed')}
          </Alert>
        )}
        {refused && errors.length === 0 && <RefusedAlert refusal={refused} />}
        <TextField {...field('email')} type="email" maxLength={EmailAddress.maxLength} autoComplete="email" />
        <PhoneField {...field('phoneNumber')} />
        <PhoneField {...field('otherPhoneNumber')} autoComplete="off" optional />
        <ContactPreferenceField
          value={contact.contactPreference}
          onChange={(contactPreference) => viewModel.changeContact({ contactPreference })}
        />
      </ClaimForm>
    </ClaimStepScreen>
  );
});
