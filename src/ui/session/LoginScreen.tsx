import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Credentials } from '../../domain/session/credentials';
import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import { typedEmail } from '../../domain/typed/typedEmail';
import { Alert } from '../kit/Alert';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import type { Elements } from '../kit/Elements';
import { Form } from '../kit/Form';
import { Link } from '../kit/Link';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { PasswordField } from '../kit/PasswordField';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { ArrivalAlert } from '../screen/ArrivalAlert';
import { type HistoryStates, useHistoryState } from '../screen/historyState';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useVisit } from '../screen/useVisit';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { useText } from '../text/useText';
import type { LoginViewModel } from './LoginViewModel';
import styles from './Session.module.css';

interface LoginScreenProps {
  readonly open: () => LoginViewModel;
  /** Shown below the form. */
  readonly below?: Elements;
}

const textIn = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

const credentialsIn = (values: FormData): Credentials => ({
  userName: typedEmail(textIn(values.get('userName'))),
  password: textIn(values.get('password')),
});

interface ButtonsProps {
  readonly submission: Pick<LoginViewModel['submission'], 'isSending'>;
  readonly onForgot: () => void;
}

/** They alone show that the login is sent: the fields do not render again. */
const Buttons = observer(({ submission, onForgot }: ButtonsProps) => {
  const t = useText();
  return submission.isSending ? (
    <Loading text={t('login.submitting')} />
  ) : (
    <ButtonRow>
      <Button look="primary" type="submit">
        {t('login.submit')}
      </Button>
      <ButtonLink to={routes.forgot} onFollow={onForgot} look="quiet">
        {t('login.forgot')}
      </ButtonLink>
    </ButtonRow>
  );
});

interface AlertsProps extends Pick<LoginViewModel, 'signedInAs' | 'problem'> {
  readonly notice: HistoryStates['login']['notice'];
}

/** Why the customer is here, and why the last login failed. */
const Alerts = ({ notice, signedInAs, problem }: AlertsProps) => {
  const t = useText();
  return (
    <>
      {notice && (
        <ArrivalAlert level={notice === 'passwordSet' ? 'success' : 'info'}>{t(`login.notice.${notice}`)}</ArrivalAlert>
      )}
      {signedInAs !== undefined && (
        <Alert level="info">
          <p>{t('login.alreadySignedIn', { userName: signedInAs })}</p>
          <p>
            <Link to={routes.home}>{t('shell.toDashboard')}</Link>
          </p>
        </Alert>
      )}
      {problem && problem.kind !== 'invalid' && (
        <Alert level="error" takeFocus={problem}>
          <span>{t(`login.${problem.kind}`)}</span>
          {problem.kind === 'logInFailed' && <WhenToTryAgain later={problem.later} />}
        </Alert>
      )}
    </>
  );
};

export const LoginScreen = observer(({ open, below }: LoginScreenProps) => {
  const viewModel = useVisit(open);
  const t = useText();
  const { notice } = useHistoryState('login');
  const { submission, signedInAs, problem } = viewModel;
  const fields = useRef<HTMLFieldSetElement>(null);
  const recover = (action: RecoveryAction) => () =>
    viewModel.recover(action, credentialsIn(new FormData(fields.current?.form ?? undefined)));

  return (
    <Screen title={t('login.title')}>
      <Stack>
        <Alerts notice={notice} signedInAs={signedInAs} problem={problem} />
        <Panel>
          <Form
            onInput={viewModel.clearError}
            onSubmit={(values) => void submission.send(credentialsIn(values))}
            state={problem}
          >
            <fieldset ref={fields} className={styles['fields']}>
              <legend>{t('login.legend')}</legend>
              <TextField name="userName" type="email" label={t('login.userName')} autoComplete="username" />
              <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
            </fieldset>
            <Buttons submission={submission} onForgot={recover('FORGOT_PASSWORD')} />
            <ButtonRow>
              <Link to={routes.forgot} onFollow={recover('FIRST_TIME')}>
                {t('login.firstTime')}
              </Link>
            </ButtonRow>
          </Form>
        </Panel>
        {below}
      </Stack>
    </Screen>
  );
});
