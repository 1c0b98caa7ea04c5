import { ForgotViewModel, noFailedRequest } from '../../ui/session/ForgotViewModel';
import { ResetViewModel } from '../../ui/session/ResetViewModel';
import { recoveryUseCases } from '../useCases/recovery';
import { type Module, needing } from '../wire';

export const recoveryModule: Module = {
  ...recoveryUseCases,
  openForgot: needing(
    ['record', 'requestCode', 'navigation', 'errors'],
    ({ record, ...needs }) =>
      (recovery) =>
        new ForgotViewModel(recovery, { ...needs, draft: record.drafts.of('codeRequest', noFailedRequest) }),
  ),
  openReset: needing(
    ['auth', 'record', 'setPassword', 'requestCode', 'challenge', 'clock', 'navigation', 'errors'],
    (needs) => (arrival) => new ResetViewModel(arrival, needs),
  ),
};
