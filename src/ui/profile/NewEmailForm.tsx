import { EmailText } from '../app/EmailText';
import { observer } from 'mobx-react-lite';
import { EmailAddress } from '../../domain/EmailAddress';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form, fieldId } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { TextField } from '../kit/TextField';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import type { EmailChangeViewModel } from './EmailChangeViewModel';
import { useFocusOn } from './useFocusOn';

interface NewEmailFormProps {
  readonly change: EmailChangeViewModel;
  readonly currentEmail: string;
}

/** Step 1 of the email change (document 2, section 2). */
export const NewEmailForm = observer(({ change, currentEmail }: NewEmailFormProps) => {
  const t = useText();
  const words = useFormWords();
  const { newEmail, state } = change;
  const problem = state.kind === 'edit' ? state.problem : undefined;
  useFocusOn(fieldId('email'));

  return (
    <Form
      {...words.form}
      onSubmit={() => void change.next()}
      failures={problem?.kind === 'invalid' ? [{ ...problem.failure, message: t(problem.failure.message) }] : []}
    >
      {problem?.kind === 'inUse' && (
        <Alert level="error" takeFocus={problem}>
          {t('email.inUse')}
        </Alert>
      )}
      <p>
        {t('email.current')}{' '}
        <strong>
          <EmailText of={currentEmail} />
        </strong>
      </p>
      <TextField
        name="email"
        type="email"
        label={t('email.email')}
        value={newEmail.email}
        onChange={(email) => change.changeEmail({ email })}
        maxLength={EmailAddress.maxLength}
        autoComplete="email"
      />
      <TextField
        name="repeated"
        type="email"
        label={t('email.repeated')}
        value={newEmail.repeated}
        onChange={(repeated) => change.changeEmail({ repeated })}
        maxLength={EmailAddress.maxLength}
        autoComplete="email"
      />
      {change.isBusy ? (
        <Loading text={t('email.sending')} once />
      ) : (
        <ButtonRow>
          <Button look="primary" type="submit">
            {t('shell.next')}
          </Button>
          <Button onClick={change.close}>{t('shell.cancel')}</Button>
        </ButtonRow>
      )}
    </Form>
  );
});
