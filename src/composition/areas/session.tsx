import type { Container } from 'inversify';
import { type ReactNode, useSyncExternalStore } from 'react';
import { nextTurn } from '../../adapters/browser/inTurns';
import { signIn } from '../../application/session/signIn';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import type { SessionArea } from '../../ui/shell/areas';
import { shared } from '../shared';
import { t, timeTravelToken } from '../tokens';

const subscribe = () => () => undefined;

/** Renders its children once React has adopted the login of the page, which has nothing below the form. */
const Below = ({ children }: { readonly children: ReactNode }) => {
  const isAdopted = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isAdopted && children;
};

/** The condition is around the import, so that other builds do not contain the chunk. */
const timeMachine = __TIME_TRAVEL__
  ? async (container: Container): Promise<ReactNode> => {
      const { TimeMachine } = await import('../../ui/session/TimeMachine');
      return <TimeMachine travel={container.get(timeTravelToken)} today={container.get(t.clock).today()} />;
    }
  : undefined;

export const sessionArea = async (container: Container): Promise<SessionArea> => {
  const { auth, record, challenge, clock, navigation, errors, early, preload, belowLogin } = shared(container);
  const machine = await timeMachine?.(container);
  const below = (
    <>
      {belowLogin}
      {machine}
    </>
  );
  const login = {
    // The code comes after the call is on its way.
    preloadDashboard: () => void preload(['home'], nextTurn),
    signIn: signIn(auth, record),
    record,
    challenge,
    clock,
    navigation,
    errors,
    early,
  };
  return {
    Login: () => <LoginScreen open={() => new LoginViewModel(login)} below={<Below>{below}</Below>} />,
  };
};
