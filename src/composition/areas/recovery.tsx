import type { Container } from 'inversify';
import { requestCode } from '../../application/session/requestCode';
import { setPassword } from '../../application/session/setPassword';
import { emptyCodeRequest } from '../../domain/session/passwordRecovery';
import { ForgotScreen } from '../../ui/session/ForgotScreen';
import { ForgotViewModel } from '../../ui/session/ForgotViewModel';
import { ResetScreen } from '../../ui/session/ResetScreen';
import { ResetViewModel } from '../../ui/session/ResetViewModel';
import type { RecoveryArea } from '../../ui/shell/areas';
import { shared } from '../shared';

export const recoveryArea = (container: Container): RecoveryArea => {
  const { auth, record, challenge, clock, navigation, errors } = shared(container);
  const request = requestCode(auth);
  const forgot = { draft: record.drafts.of('codeRequest', emptyCodeRequest), requestCode: request, navigation, errors };
  const reset = {
    auth,
    setPassword: setPassword(auth, record),
    requestCode: request,
    challenge,
    clock,
    navigation,
    errors,
  };
  return {
    Forgot: () => <ForgotScreen open={(recovery) => new ForgotViewModel(recovery, forgot)} />,
    Reset: () => <ResetScreen open={(arrival) => new ResetViewModel(arrival, reset)} />,
  };
};
