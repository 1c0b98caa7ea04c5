import { type Container, ContainerModule } from 'inversify';
import type { ReactNode } from 'react';
import { nextTurn } from '../../adapters/browser/inTurns';
import { type RequestCode, requestCode } from '../../application/session/requestCode';
import { type SetPassword, setPassword } from '../../application/session/setPassword';
import { type SignIn, signIn } from '../../application/session/signIn';
import type { SessionArea } from '../../ui/app/areas';
import { ForgotScreen } from '../../ui/session/ForgotScreen';
import { ForgotViewModel } from '../../ui/session/ForgotViewModel';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import type { PasswordChallenge } from '../../ui/session/PasswordChallenge';
import type { RecoveryState } from '../../ui/session/recoveryState';
import { ResetScreen } from '../../ui/session/ResetScreen';
import { type ResetArrival, ResetViewModel } from '../../ui/session/ResetViewModel';
import { t, token } from '../tokens';

const s = {
  signIn: token<SignIn>('signIn'),
  requestCode: token<RequestCode>('requestCode'),
  setPassword: token<SetPassword>('setPassword'),
  challenge: token<PasswordChallenge>('challenge'),
  login: token<LoginViewModel>('login'),
  openForgot: token<(given: RecoveryState) => ForgotViewModel>('openForgot'),
  openReset: token<(arrival: ResetArrival) => ResetViewModel>('openReset'),
};

const sessionModule = new ContainerModule(({ bind }) => {
  bind(s.signIn)
    .toResolvedValue(
      (auth, record, loadAhead): SignIn => {
        const attempt = signIn(auth, record);
        // The dashboard's code comes while the answer does, and after the call is on its way.
        return (credentials) => {
          void loadAhead(['home'], nextTurn);
          return attempt(credentials);
        };
      },
      [t.auth, t.record, t.loadAhead],
    )
    .inSingletonScope();
  bind(s.requestCode).toResolvedValue(requestCode, [t.auth]).inSingletonScope();
  bind(s.setPassword).toResolvedValue(setPassword, [t.auth, t.record]).inSingletonScope();
  bind(s.challenge).toConstantValue({ temporaryPassword: undefined });
  bind(s.login)
    .toResolvedValue(
      (...parts) => new LoginViewModel(...parts),
      [s.signIn, t.record, s.challenge, t.navigation, t.failures],
    )
    .inTransientScope();
  bind(s.openForgot).toResolvedValue(
    (...parts) =>
      (given: RecoveryState) =>
        new ForgotViewModel(given, ...parts),
    [s.requestCode, t.navigation, t.failures],
  );
  bind(s.openReset).toResolvedValue(
    (...parts) =>
      (arrival: ResetArrival) =>
        new ResetViewModel(arrival, ...parts),
    [t.auth, s.setPassword, s.challenge, t.navigation, t.failures],
  );
});

/** The condition stands around the import, so that other builds do not even have a chunk of it. */
const timeMachine = __TIME_TRAVEL__
  ? async (container: Container): Promise<ReactNode> => {
      const { TimeMachine } = await import('../../ui/session/TimeMachine');
      return <TimeMachine travel={container.get(t.timeTravel)} today={container.get(t.clock).today()} />;
    }
  : undefined;

export const sessionArea = async (container: Container): Promise<SessionArea> => {
  container.load(sessionModule);
  const machine = await timeMachine?.(container);
  const below = (
    <>
      {container.get(t.belowLogin)}
      {machine}
    </>
  );
  return {
    Login: () => <LoginScreen open={() => container.get(s.login)} below={below} early={container.get(t.early)} />,
    Forgot: () => <ForgotScreen open={container.get(s.openForgot)} />,
    Reset: () => <ResetScreen open={container.get(s.openReset)} />,
  };
};
