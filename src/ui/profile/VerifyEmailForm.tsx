import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { typedCode } from '../../domain/typed/typedNumber';
import { Button } from '../kit/Button';
import { fieldsOf } from '../kit/fieldsOf';
import { Form, fieldId } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { onPlainClick } from '../kit/Link';
import { PasswordField } from '../kit/PasswordField';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { EmailText } from '../screen/EmailText';
import type { TryLater } from '../screen/TryLater';
import { useFocusOn } from '../screen/useFocusOn';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { useText } from '../text/useText';
import type { EmailChangeProps } from './EmailChangeProps';
import { VerificationAlert } from './VerificationAlert';
import styles from './Profile.module.css';

/** Where the code is, and what to do with it. */
const Explanation = ({ newEmail }: { readonly newEmail: string }) => {
  const t = useText();
  return (
    <Stack space="tight">
      <p>
        <span>{t('email.sentTo')}</span>{' '}
        <strong>
          <EmailText of={newEmail} />
        </strong>
      </p>
      <p>{t('email.enterCode')}</p>
      <p className={styles['quiet']}>{t('email.junk')}</p>
    </Stack>
  );
};

interface ExpiredHelpProps {
  readonly later: TryLater | undefined;
  readonly onResend: () => void;
}

const ExpiredHelp = ({ later, onResend }: ExpiredHelpProps) => {
  const t = useText();
  return (
    <>
      <WhenToTryAgain later={later} />
      {/* A link that acts as a button, because the specification asks for a link. */}
      <a href={`#${fieldId('code')}`} onClick={onPlainClick(onResend)}>
        {t('email.resend')}
      </a>
    </>
  );
};

/** Step 2 of the email change. */
export const VerifyEmailForm = observer(({ change }: EmailChangeProps) => {
  const t = useText();
  const explanationId = useId();
  const { newEmail, verification, notice, code, submission, isSending } = change;
  const field = fieldsOf(verification, (name) => t(`email.${name}`), change.changeVerification);
  const invalid = submission.state.kind === 'invalid' ? submission.state.errors : [];
  const resend = (): void => void code.send();
  const expired = notice?.kind === 'expired' && {
    field: 'code',
    message: t('email.expired'),
    help: <ExpiredHelp later={notice.later} onResend={resend} />,
  };
  useFocusOn(fieldId('code'));

  return (
    <Form
      onSubmit={() => void submission.send()}
      errors={expired ? [expired] : invalid.map(({ field, message }) => ({ field, message: t(message) }))}
      isOneLine
    >
      {notice && notice.kind !== 'expired' && <VerificationAlert notice={notice} oldEmail={change.oldEmail} />}
      <div id={explanationId}>
        <Explanation newEmail={newEmail.email} />
      </div>
      {!isSending && (
        <div className={styles['resend']}>
          <Button look="quiet" onClick={resend}>
            {t('email.resend')}
          </Button>
        </div>
      )}
      {/* The focus moves to the code, and screen readers then read the description of its group. */}
      <div role="group" aria-describedby={explanationId}>
        <Stack>
          <TextField {...field('code')} clean={typedCode} isMask autoComplete="one-time-code" inputMode="numeric" />
          <PasswordField {...field('password')} autoComplete="current-password" />
        </Stack>
      </div>
      <FormButtons
        submit={t('shell.next')}
        leave={t('shell.back')}
        onLeave={change.back}
        sending={isSending && t(code.isSending ? 'email.sending' : 'email.verifying')}
      />
    </Form>
  );
});
