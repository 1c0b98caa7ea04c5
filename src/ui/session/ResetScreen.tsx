import { observer } from 'mobx-react-lite';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { EmailText } from '../app/EmailText';
import { routes } from '../app/routes';
import { Screen } from '../app/Screen';
import { useVisit } from '../app/useVisit';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { Form } from '../kit/Form';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { aroundValue } from '../text/aroundValue';
import { useFormWords } from '../text/useFormWords';
import { useText } from '../text/useText';
import { PasswordChecklist } from './PasswordChecklist';
import { readResetState, recoveryState } from './recoveryState';
import type { ResetArrival, ResetViewModel } from './ResetViewModel';

/** Document 1, section 2, reset screen, titled "Set Password". */
export const ResetScreen = observer(({ open }: { readonly open: (arrival: ResetArrival) => ResetViewModel }) => {
  const location = useLocation();
  const { email } = readResetState(location.state);
  const viewModel = useVisit(() =>
    open({ email, invitation: new URLSearchParams(location.search).get('token') ?? '' }),
  );
  const t = useText();
  const words = useFormWords();
  const { ground, entry, failure, refusal, isSubmitting } = viewModel;

  // The token leaves the address bar at once, without a navigation that would open the screen anew.
  useEffect(() => {
    if (location.search !== '') window.history.replaceState(window.history.state, '', routes.reset);
  }, [location.search]);

  if (ground.kind === 'none') {
    return <Navigate to={routes.forgot} replace state={recoveryState('FORGOT_PASSWORD', '')} />;
  }
  if (ground.kind === 'checking') {
    return (
      <Screen title={t('reset.title')}>
        <Loading text={t('reset.checking')} once />
      </Screen>
    );
  }
  if (ground.kind === 'refusedInvitation') {
    const isUsed = ground.reason === 'userExists';
    return (
      <Screen title={t('reset.title')}>
        <Alert level="error" takeFocus={ground.reason}>
          <p>{t(`reset.invitation.${ground.reason}`)}</p>
          <p>
            {isUsed ? (
              <Link to={routes.login}>{t('shell.toLogin')}</Link>
            ) : (
              <Link to={routes.forgot} state={recoveryState('FIRST_TIME', '')}>
                {t('reset.invitation.requestCode')}
              </Link>
            )}
          </p>
        </Alert>
      </Screen>
    );
  }

  const [before, after] = aroundValue((userName) =>
    t(viewModel.needsCode ? 'reset.sentTo' : 'reset.for', { userName }),
  );
  return (
    <Screen title={t('reset.title')}>
      <Panel>
        <Form
          {...words.form}
          onSubmit={() => void viewModel.submit()}
          failures={failure && [{ field: failure.field, message: t(failure.message) }]}
        >
          {refusal !== undefined && (
            <Alert level="error" takeFocus={refusal}>
              {refusal || t('reset.refused')}
            </Alert>
          )}
          <p>
            {before}
            <EmailText of={ground.userName} />
            {after}
          </p>
          {viewModel.needsCode && (
            <TextField
              name="code"
              label={t('reset.code')}
              value={entry.code}
              onChange={(code) => viewModel.change({ code })}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          )}
          <PasswordField
            name="password"
            label={t('reset.password')}
            hint={t('reset.hint')}
            value={entry.password}
            onChange={(password) => viewModel.change({ password })}
            autoComplete="new-password"
            words={words.password}
          />
          <PasswordChecklist password={entry.password} />
          <PasswordField
            name="repeated"
            label={t('reset.repeated')}
            value={entry.repeated}
            onChange={(repeated) => viewModel.change({ repeated })}
            autoComplete="new-password"
            words={words.password}
          />
          {isSubmitting ? (
            <Loading text={t('reset.submitting')} once />
          ) : (
            <ButtonRow>
              <Button look="primary" type="submit">
                {t('reset.submit')}
              </Button>
              <Button onClick={viewModel.cancel}>{t('shell.cancel')}</Button>
            </ButtonRow>
          )}
        </Form>
      </Panel>
    </Screen>
  );
});
