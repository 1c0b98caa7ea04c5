import { nextTurn } from '../../adapters/browser/inTurns';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import { sessionUseCases } from '../useCases/session';
import { type Module, needing } from '../wire';

export const sessionModule: Module = {
  ...sessionUseCases,
  openLogin: needing(
    ['preload', 'signIn', 'record', 'challenge', 'clock', 'navigation', 'errors', 'early'],
    ({ preload, ...needs }) =>
      () =>
        // The code comes after the call is on its way.
        new LoginViewModel({ ...needs, preloadDashboard: () => void preload(['home'], nextTurn) }),
  ),
};
