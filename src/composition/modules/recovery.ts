import { requestCode } from '../../application/session/requestCode';
import { setPassword } from '../../application/session/setPassword';
import { emptyCodeRequest } from '../../domain/session/passwordRecovery';
import { ForgotViewModel } from '../../ui/session/ForgotViewModel';
import { ResetViewModel } from '../../ui/session/ResetViewModel';
import { wire } from '../wire';

export const recoveryModule = wire((provide) => {
  provide('requestCode', ['auth'], requestCode);
  provide('setPassword', ['auth', 'record'], setPassword);
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
