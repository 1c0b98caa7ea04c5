import { requestCode } from '../../application/session/requestCode';
import { setPassword } from '../../application/session/setPassword';
import { emptyCodeRequest } from '../../domain/session/passwordRecovery';
import { ForgotScreen } from '../../ui/session/ForgotScreen';
import { ForgotViewModel } from '../../ui/session/ForgotViewModel';
import { ResetScreen } from '../../ui/session/ResetScreen';
import { ResetViewModel } from '../../ui/session/ResetViewModel';
import type { Area } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import { screen } from '../screen';

export const recoveryArea = (shared: SharedParts): Area<'recovery'> => {
  const { auth, record } = shared;
  const parts = {
    ...shared,
    requestCode: requestCode(auth),
    setPassword: setPassword(auth, record),
    draft: record.drafts.of('codeRequest', emptyCodeRequest),
  };
  return {
    Forgot: screen(ForgotScreen, (recovery) => new ForgotViewModel(recovery, parts)),
    Reset: screen(ResetScreen, (arrival) => new ResetViewModel(arrival, parts)),
  };
};
