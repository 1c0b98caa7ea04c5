import { useSyncExternalStore } from 'react';
import { nextTurn } from '../../adapters/browser/inTurns';
import { signIn } from '../../application/session/signIn';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import type { Area, Preload } from '../../ui/shell/areas';
import type { SharedParts } from '../SharedParts';
import type { Elements } from '../../ui/kit/Elements';

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
  ? async ({ timeTravel, clock }: SharedParts): Promise<Elements> => {
      const { TimeMachine } = await import('../../ui/session/TimeMachine');
      return timeTravel && <TimeMachine travel={timeTravel} today={clock.today()} />;
    }
  : undefined;

export const sessionArea = async (shared: SharedParts, preload: Preload): Promise<Area<'session'>> => {
  const picker: Elements = shared.belowLogin;
  const machine: Elements = await timeMachine?.(shared);
  const below = (
    <Below>
      {picker}
      {machine}
    </Below>
  );
  const login = {
    ...shared,
    // The code comes after the call is on its way.
    preloadDashboard: () => void preload(['home'], nextTurn),
    signIn: signIn(shared.auth, shared.record),
  };
  return {
    Login: () => <LoginScreen open={() => new LoginViewModel(login)} below={below} />,
  };
};
