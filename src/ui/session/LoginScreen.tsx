import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { useVisit } from '../app/useVisit';
import { Alert } from '../kit/Alert';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { PasswordField } from '../kit/PasswordField';
import { Stack } from '../kit/Stack';
import { TextField } from '../kit/TextField';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import type { EarlyLogin } from './early/EarlyLogin';
import type { LoginViewModel } from './LoginViewModel';
import { recoveryState } from './recoveryState';
import styles from './Session.module.css';
import { useTakeOver } from './useTakeOver';

const notices = ['signedOut', 'notFound', 'passwordSet', 'emailChanged', 'idle'] as const;

/** What another screen has this one say to a customer whom it sent here. */
const noticeOf = (state: unknown): (typeof notices)[number] | undefined => {
  const given: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'notice') : undefined;
  return notices.find((notice) => notice === given);
};

interface LoginScreenProps {
  readonly open: () => LoginViewModel;
  /** Stands below the form: the time machine, in builds that have one. */
  readonly below?: ReactNode;
  /** Stood in the page until now. */
  readonly early?: EarlyLogin | undefined;
}

/** Sign-in (document 1, section 2, login screen). */
export const LoginScreen = observer(({ open, below, early }: LoginScreenProps) => {
  const viewModel = useVisit(open);
  useTakeOver(viewModel, early);
  const t = useText();
  const words = useFormWords();
  const location = useLocation();
  const notice = noticeOf(location.state);
  const { credentials, status, failure, signedInAs, isGoingOn } = viewModel;

  return (
    <Screen title={t('login.title')}>
      <Stack>
        {notice && <Alert level={notice === 'passwordSet' ? 'success' : 'info'}>{t(`login.notice.${notice}`)}</Alert>}
        {signedInAs !== undefined && (
          <Alert level="info">
            <p>{t('login.alreadySignedIn', { userName: signedInAs })}</p>
            <p>
              <Link to={routes.home}>{t('shell.toDashboard')}</Link>
            </p>
          </Alert>
        )}
        {(status === 'invalidCredentials' || status === 'logInFailed') && (
          <Alert level="error" takeFocus={status}>
            {t(`login.${status}`)}
          </Alert>
        )}
        <Panel>
          <Form
            {...words.form}
            onSubmit={() => void viewModel.submit()}
            failures={failure && [{ field: failure.field, message: t(failure.message) }]}
          >
            <fieldset className={styles['fields']}>
              <legend>{t('login.legend')}</legend>
              <TextField
                name="userName"
                type="email"
                label={t('login.userName')}
                value={credentials.userName}
                onChange={(userName) => viewModel.change({ userName })}
                autoComplete="username"
              />
              <PasswordField
                name="password"
                label={t('login.password')}
                value={credentials.password}
                onChange={(password) => viewModel.change({ password })}
                autoComplete="current-password"
                words={words.password}
              />
            </fieldset>
            {isGoingOn ? (
              <Loading text={t('login.submitting')} />
            ) : (
              <ButtonRow>
                <Button look="primary" type="submit">
                  {t('login.submit')}
                </Button>
                <ButtonLink
                  to={routes.forgot}
                  state={recoveryState('FORGOT_PASSWORD', credentials.userName)}
                  look="quiet"
                >
                  {t('login.forgot')}
                </ButtonLink>
              </ButtonRow>
            )}
            <ButtonRow>
              <Link to={routes.forgot} state={recoveryState('FIRST_TIME', credentials.userName)}>
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
