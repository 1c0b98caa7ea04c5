import { requestCode } from '../../application/session/requestCode';
import { setPassword } from '../../application/session/setPassword';
import { emptyCodeRequest } from '../../domain/session/passwordRecovery';
import { ForgotScreen } from '../../ui/session/ForgotScreen';
import { ForgotViewModel } from '../../ui/session/ForgotViewModel';
import { ResetScreen } from '../../ui/session/ResetScreen';
import { ResetViewModel } from '../../ui/session/ResetViewModel';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import { type Wiring, wire } from '../wire';

export const recoveryModule = wire((provide) => {
  provide('requestCode', ['auth'], ({ auth }) => requestCode(auth));
  provide('setPassword', ['auth', 'record'], ({ auth, record }) => setPassword(auth, record));
  provide(
    'openForgot',
    ['record', 'requestCode', 'navigation', 'errors'],
    ({ record, ...needs }) =>
      (recovery) =>
        new ForgotViewModel(recovery, { ...needs, draft: record.drafts.of('codeRequest', emptyCodeRequest) }),
  );
  provide(
    'openReset',
    ['auth', 'record', 'setPassword', 'requestCode', 'challenge', 'clock', 'navigation', 'errors'],
    (needs) => (arrival) => new ResetViewModel(arrival, needs),
  );
});

export const recoveryArea = ({ load, get }: Wiring): Area<'recovery'> => {
  load(recoveryModule);
  return { Forgot: screen(ForgotScreen, get('openForgot')), Reset: screen(ResetScreen, get('openReset')) };
};
