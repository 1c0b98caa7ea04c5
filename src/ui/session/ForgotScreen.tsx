import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmailAddress } from '../../domain/EmailAddress';
import { typedEmail } from '../../domain/typed/typedEmail';
import { Form } from '../kit/Form';
import { FormButtons } from '../kit/FormButtons';
import { Panel } from '../kit/Panel';
import { TextField } from '../kit/TextField';
import { readHistoryState, useHistoryState } from '../screen/historyState';
import { LimitedAlert } from '../screen/LimitedAlert';
import { parametersOf } from '../screen/parametersOf';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import type { CodeRecovery, ForgotViewModel } from './ForgotViewModel';
import { linked } from './linked';

/** From the address, or from the screen before. Rule SIGNIN-15. */
const useRecovery = (): CodeRecovery => {
  const fromScreen = useHistoryState('forgot');
  const { search } = useLocation();
  const navigate = useNavigate();
  const { initialemail: initialEmail, action: written } = Object.fromEntries(parametersOf(search));
  const fromAddress = readHistoryState('forgot', { action: written && linked(written).toUpperCase(), initialEmail });
  const action = fromAddress.action ?? fromScreen.action ?? 'FORGOT_PASSWORD';

  // The email leaves the address bar at once. The action stays in the history entry, so that a reload keeps it.
  useEffect(() => {
    if (search !== '') void navigate(routes.forgot, { replace: true, state: { action } });
  }, [search, navigate, action]);

  return { action, initialEmail: typedEmail(linked(fromAddress.initialEmail ?? fromScreen.initialEmail ?? '')) };
};

export const ForgotScreen = observer(({ open }: { readonly open: (recovery: CodeRecovery) => ForgotViewModel }) => {
  const recovery = useRecovery();
  const viewModel = useVisit(() => open(recovery));
  const t = useText();
  const { request, submission } = viewModel;
  const { state } = submission;

  return (
    <Screen title={t(`forgot.title.${recovery.action}`)}>
      <Panel>
        <Form onSubmit={() => void submission.send()} state={state}>
          {state.kind === 'limited' && <LimitedAlert by={state} />}
          <p>{t('forgot.question')}</p>
          <TextField
            name="userName"
            type="email"
            label={t('forgot.userName')}
            hint={t('forgot.validity')}
            value={request.userName}
            onChange={viewModel.change}
            maxLength={EmailAddress.maxLength}
            autoComplete="username"
          />
          <FormButtons
            submit={t('forgot.submit')}
            leave={t('shell.cancel')}
            onLeave={viewModel.cancel}
            sending={submission.isSending && t('forgot.sending')}
          />
        </Form>
      </Panel>
    </Screen>
  );
});
