import { nextTurn } from '../../adapters/browser/inTurns';
import { signIn } from '../../application/session/signIn';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import { wire } from '../wire';

export const sessionModule = wire((provide) => {
  provide('signIn', ['auth', 'record'], signIn);
  provide(
    'openLogin',
    ['preload', 'signIn', 'record', 'challenge', 'clock', 'navigation', 'errors', 'early'],
    ({ preload, ...needs }) =>
      () =>
        // The code comes after the call is on its way.
        new LoginViewModel({ ...needs, preloadDashboard: () => void preload(['home'], nextTurn) }),
  );
});
