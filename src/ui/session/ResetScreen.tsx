import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { typedCode } from '../../domain/typed/typedNumber';
import { EmailText } from '../screen/EmailText';
import { useHistoryState } from '../screen/historyState';
import { LimitedAlert } from '../screen/LimitedAlert';
import { parametersOf } from '../screen/parametersOf';
import { refusedField } from '../screen/refusedField';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { ServerMessage } from '../screen/ServerMessage';
import { useVisit } from '../screen/useVisit';
import { WhenToTryAgain } from '../screen/WhenToTryAgain';
import { Alert } from '../kit/Alert';
import { Button } from '../kit/Button';
import { fieldsOf } from '../kit/fieldsOf';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { Loading } from '../kit/Loading';
import { Panel } from '../kit/Panel';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { useText } from '../text/useText';
import { CheckedInvitation } from './CheckedInvitation';
import { PasswordChecklist } from './PasswordChecklist';
import type { ResetArrival, ResetViewModel } from './ResetViewModel';

export const ResetScreen = observer(({ open }: { readonly open: (arrival: ResetArrival) => ResetViewModel }) => {
  const location = useLocation();
  const { email = '', action = 'FORGOT_PASSWORD' } = useHistoryState('reset');
  const viewModel = useVisit(() =>
    open({ email, action, invitation: parametersOf(location.search).get('token') ?? '' }),
  );
  const t = useText();
  const { state, entry, submission, newCode } = viewModel;

  // The token leaves the address bar at once. A navigation would open the screen again without the token.
  useEffect(() => {
    if (location.search !== '') window.history.replaceState(window.history.state, '', routes.reset);
  }, [location.search]);

  if (state.kind === 'notEntitled') return <Navigate to={routes.forgot} replace />;
  if (state.kind !== 'entitled') {
    return (
      <Screen title={t('reset.title')}>
        <CheckedInvitation state={state} retry={viewModel.invitation.load} />
      </Screen>
    );
  }

  const field = fieldsOf(entry, (name) => t(`reset.${name}`), viewModel.change);
  const { userName, kind } = state.proof;
  const needsCode = kind === 'code';
  const refused = submission.state.kind === 'refused' ? submission.state : undefined;
  // A customer who has to wait did not make an error in a field.
  const wrong = refused?.later ? undefined : refused?.message;
  const errors = refusedField(wrong, needsCode ? ['code', 'password'] : ['password']);
  return (
    <Screen title={t('reset.title')}>
      <Panel>
        <Form onSubmit={() => void submission.send()} state={submission.state} errors={errors}>
          {refused && errors.length === 0 && (
            <Alert level="error" takeFocus={refused}>
              <ServerMessage of={refused.message} otherwise={t('reset.refused')} />
              <WhenToTryAgain later={refused.later} />
            </Alert>
          )}
          {newCode.state.kind === 'limited' && <LimitedAlert by={newCode.state} />}
          {needsCode && (
            <p>
              <EmailText of={userName} sentence={(email) => t('reset.sentTo', { userName: email })} />
            </p>
          )}
          {/* Password managers save the new password with it (rule SIGNIN-53). */}
          <TextField
            name="userName"
            type="email"
            label={t('login.userName')}
            value={userName}
            autoComplete="username"
            readOnly
          />
          {newCode.state.kind === 'sent' && (
            <Alert level="success" takeFocus={newCode.state}>
              {t('reset.resent')}
            </Alert>
          )}
          {needsCode && (
            <div>
              <TextField {...field('code')} clean={typedCode} isMask autoComplete="one-time-code" inputMode="numeric" />
              {newCode.isSending ? (
                <Loading text={t('forgot.sending')} once />
              ) : (
                <Button look="quiet" onClick={() => void newCode.send()}>
                  {t('reset.resend')}
                </Button>
              )}
            </div>
          )}
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
      </Panel>
    </Screen>
  );
});
