import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Panel } from '../kit/Panel';
import { useHistoryState } from '../screen/historyState';
import { parametersOf } from '../screen/parametersOf';
import { Redirect } from '../screen/Redirect';
import { routes } from '../screen/routes';
import { Screen } from '../screen/Screen';
import { useVisit } from '../screen/useVisit';
import { useText } from '../text/useText';
import { CheckedInvitation } from './CheckedInvitation';
import { ResetForm } from './ResetForm';
import type { ResetArrival, ResetViewModel } from './ResetViewModel';

export const ResetScreen = observer(({ open }: { readonly open: (arrival: ResetArrival) => ResetViewModel }) => {
  const location = useLocation();
  const { email = '', action = 'FORGOT_PASSWORD' } = useHistoryState('reset');
  const viewModel = useVisit(() =>
    open({ email, action, invitation: parametersOf(location.search).get('token') ?? '' }),
  );
  const t = useText();
  const { state } = viewModel;

  // The token leaves the address bar at once. A navigation would open the screen again without the token.
  useEffect(() => {
    if (location.search !== '') window.history.replaceState(window.history.state, '', routes.reset);
  }, [location.search]);

  if (state.kind === 'notEntitled') return <Redirect to="forgot" />;
  return (
    <Screen title={t('reset.title')}>
      {state.kind === 'entitled' ? (
        <Panel>
          <ResetForm viewModel={viewModel} proof={state.proof} />
        </Panel>
      ) : (
        <CheckedInvitation state={state} retry={viewModel.invitation.load} />
      )}
    </Screen>
  );
});
