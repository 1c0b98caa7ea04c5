import { observer } from 'mobx-react-lite';
import { typedCode } from '../../domain/typed/typedNumber';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import type { EntryProps } from '../kit/Field';
import { fieldsOf } from '../kit/fieldsOf';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { Link } from '../kit/Link';
import { Loading } from '../kit/Loading';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { EmailText } from '../screen/EmailText';
import { LimitedAlert } from '../screen/LimitedAlert';
import { refusedField } from '../screen/refusedField';
import { routes } from '../screen/routes';
import { ServerMessage } from '../screen/ServerMessage';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { useText } from '../text/useText';
import { PasswordChecklist } from './PasswordChecklist';
import type { ResetViewModel } from './ResetViewModel';

/** The code that was sent, with a button for another one. */
const CodeField = observer(({ newCode, ...field }: EntryProps & Pick<ResetViewModel, 'newCode'>) => {
  const t = useText();
  return (
    <>
      {newCode.state.kind === 'sent' && (
        <Alert level="success" takeFocus={newCode.state}>
          {t('reset.resent')}
        </Alert>
      )}
      <div>
        <TextField {...field} clean={typedCode} isMask autoComplete="one-time-code" inputMode="numeric" />
        {newCode.isSending ? (
          <Loading text={t('forgot.sending')} once />
        ) : (
          <Button look="quiet" onClick={() => void newCode.send()}>
            {t('reset.resend')}
          </Button>
        )}
      </div>
    </>
  );
});

interface ProblemsProps extends Pick<ResetViewModel, 'newCode'> {
  readonly refused: Extract<ResetViewModel['submission']['state'], { readonly kind: 'refused' }> | undefined;
  /** Whether the refusal is an error of a field. */
  readonly isAtField: boolean;
}

/** Why there is no new password, or no other code. */
const Problems = observer(({ refused, newCode, isAtField }: ProblemsProps) => {
  const t = useText();
  return (
    <>
      {refused && !isAtField && (
        <Alert level="error" takeFocus={refused}>
          <ServerMessage of={refused.message} otherwise={t('reset.refused')} />
          <WhenToTryAgain later={refused.later} />
        </Alert>
      )}
      {refused?.mayBeSet && (
        <Alert level="info">
          <p>{t('reset.mayBeSet')}</p>
          <Link to={routes.login}>{t('shell.toLogin')}</Link>
        </Alert>
      )}
      {newCode.state.kind === 'limited' && <LimitedAlert by={newCode.state} />}
    </>
  );
});

interface ResetFormProps {
  readonly viewModel: ResetViewModel;
  readonly proof: NonNullable<ResetViewModel['proof']>;
}

/** The new password, and the code where one was sent. */
export const ResetForm = observer(({ viewModel, proof }: ResetFormProps) => {
  const t = useText();
  const { entry, submission, newCode } = viewModel;
  const field = fieldsOf(entry, (name) => t(`reset.${name}`), viewModel.change);
  const needsCode = proof.kind === 'code';
  const refused = submission.state.kind === 'refused' ? submission.state : undefined;
  // After too many attempts, no field is wrong.
  const wrong = refused?.later ? undefined : refused?.message;
  const errors = refusedField(wrong, needsCode ? ['code', 'password'] : ['password']);
  return (
    <Form onSubmit={() => void submission.send()} state={submission.state} errors={errors}>
      <Problems refused={refused} newCode={newCode} isAtField={errors.length > 0} />
      {needsCode && (
        <p>
          <EmailText of={proof.userName} sentence={(email) => t('reset.sentTo', { userName: email })} />
        </p>
      )}
      {/* Password managers save the new password with it (rule SIGNIN-53). */}
      <TextField
        name="userName"
        type="email"
        label={t('login.userName')}
        value={proof.userName}
        autoComplete="username"
        readOnly
      />
      {needsCode && <CodeField {...field('code')} newCode={newCode} />}
      <PasswordField
        {...field('password')}
        hint={<PasswordChecklist password={entry.password} />}
        autoComplete="new-password"
      />
      <PasswordField {...field('repeated')} autoComplete="new-password" />
      <FormButtons
        submit={t('reset.submit')}
        leave={t('shell.cancel')}
        onLeave={viewModel.cancel}
        sending={submission.isSending && t('reset.submitting')}
      />
    </Form>
  );
});
