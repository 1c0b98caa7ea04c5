import { requestCode } from '../../application/session/requestCode';
import { setPassword } from '../../application/session/setPassword';
import { ForgotViewModel, noFailedRequest } from '../../ui/session/ForgotViewModel';
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
        new ForgotViewModel(recovery, { ...needs, draft: record.drafts.of('codeRequest', noFailedRequest) }),
  );
  provide(
    'openReset',
    ['auth', 'record', 'setPassword', 'requestCode', 'challenge', 'clock', 'navigation', 'errors'],
    (needs) => (arrival) => new ResetViewModel(arrival, needs),
  );
});
