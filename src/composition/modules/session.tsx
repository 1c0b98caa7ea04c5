import { useSyncExternalStore } from 'react';
import { nextTurn } from '../../adapters/browser/inTurns';
import { signIn } from '../../application/session/signIn';
import type { Elements } from '../../ui/kit/Elements';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import type { Area } from '../../ui/shell/areas';
import { type Wiring, wire } from '../wire';

export const sessionModule = wire((provide) => {
  provide('signIn', ['auth', 'record'], ({ auth, record }) => signIn(auth, record));
  provide(
    'openLogin',
    ['preload', 'signIn', 'record', 'challenge', 'clock', 'navigation', 'errors', 'early'],
    ({ preload, ...needs }) =>
      () =>
        // The code comes after the call is on its way.
        new LoginViewModel({ ...needs, preloadDashboard: () => void preload(['home'], nextTurn) }),
  );
});

const subscribe = () => () => undefined;

/** Renders its children once React has adopted the login of the page, which has nothing below the form. */
const Below = ({ children }: { readonly children: Elements }) => {
  const isAdopted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isAdopted && children;
};

/** The condition is around the import, so that other builds do not contain the chunk. */
const timeMachine = __TIME_TRAVEL__
  ? async ({ get }: Wiring): Promise<Elements> => {
      const { TimeMachine } = await import('../../ui/session/TimeMachine');
      const travel = get('timeTravel');
      return travel && <TimeMachine travel={travel} today={get('clock').today()} />;
    }
  : undefined;

export const sessionArea = async (wiring: Wiring): Promise<Area<'session'>> => {
  wiring.load(sessionModule);
  const picker: Elements = wiring.get('development')?.belowLogin;
  const machine: Elements = await timeMachine?.(wiring);
  const below = (
    <Below>
      {picker}
      {machine}
    </Below>
  );
  return { Login: () => <LoginScreen open={wiring.get('openLogin')} below={below} /> };
};
