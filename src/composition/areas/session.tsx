import { useSyncExternalStore } from 'react';
import type { Elements } from '../../ui/kit/Elements';
import { LoginScreen } from '../../ui/session/LoginScreen';
import type { Area } from '../../ui/shell/areas';
import { sessionModule } from '../modules/session';
import type { Wiring } from '../wire';

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

export const area = async (wiring: Wiring): Promise<Area<'session'>> => {
  wiring.load(sessionModule);
  const picker: Elements = wiring.get('development')?.belowLogin;
  const machine: Elements = await timeMachine?.(wiring);
  const below = (
    <Below>
      {picker}
      {machine}
    </Below>
  );
  return { login: () => <LoginScreen open={wiring.get('openLogin')} below={below} /> };
};
