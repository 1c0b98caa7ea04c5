import { type Container, ContainerModule } from 'inversify';
import { type ReactNode, useSyncExternalStore } from 'react';
import { nextTurn } from '../../adapters/browser/inTurns';
import type { Draft } from '../../application/drafts/Drafts';
import { type RequestCode, requestCode } from '../../application/session/requestCode';
import { type SetPassword, setPassword } from '../../application/session/setPassword';
import { type SignIn, signIn } from '../../application/session/signIn';
import { type CodeRequest, emptyCodeRequest } from '../../domain/session/passwordRecovery';
import type { SessionArea } from '../../ui/shell/areas';
import { ForgotScreen } from '../../ui/session/ForgotScreen';
import { type CodeRecovery, ForgotViewModel } from '../../ui/session/ForgotViewModel';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import type { PasswordChallenge } from '../../ui/session/PasswordChallenge';
import { ResetScreen } from '../../ui/session/ResetScreen';
import { type ResetArrival, ResetViewModel } from '../../ui/session/ResetViewModel';
import { resolved, viewModel } from '../dependencies';
import { t, token } from '../tokens';

const s = {
  preloadDashboard: token<() => void>('preloadDashboard'),
  signIn: token<SignIn>('signIn'),
  requestCode: token<RequestCode>('requestCode'),
  setPassword: token<SetPassword>('setPassword'),
  challenge: token<PasswordChallenge>('challenge'),
  login: token<LoginViewModel>('login'),
  codeRequest: token<Draft<CodeRequest>>('codeRequest'),
  openForgot: token<(recovery: CodeRecovery) => ForgotViewModel>('openForgot'),
  openReset: token<(arrival: ResetArrival) => ResetViewModel>('openReset'),
};

const sessionModule = new ContainerModule(({ bind }) => {
  // The code comes after the call is on its way.
  bind(s.preloadDashboard)
    .toResolvedValue((preload) => () => void preload(['home'], nextTurn), [t.preload])
    .inSingletonScope();
  bind(s.signIn).toResolvedValue(signIn, [t.auth, t.record]).inSingletonScope();
  bind(s.requestCode).toResolvedValue(requestCode, [t.auth]).inSingletonScope();
  bind(s.setPassword).toResolvedValue(setPassword, [t.auth, t.record]).inSingletonScope();
  bind(s.challenge).toConstantValue({ temporaryPassword: undefined });
  bind(s.login)
    .toDynamicValue(
      viewModel(LoginViewModel, {
        preloadDashboard: s.preloadDashboard,
        signIn: s.signIn,
        record: t.record,
        challenge: s.challenge,
        navigation: t.navigation,
        errors: t.errors,
        early: t.early,
      }),
    )
    .inTransientScope();
  bind(s.codeRequest).toResolvedValue((record) => record.drafts.of('codeRequest', emptyCodeRequest), [t.record]);
  bind(s.openForgot).toDynamicValue((context) => {
    const dependencies = resolved(context, {
      draft: s.codeRequest,
      requestCode: s.requestCode,
      navigation: t.navigation,
      errors: t.errors,
    });
    return (recovery) => new ForgotViewModel(recovery, dependencies);
  });
  bind(s.openReset).toDynamicValue((context) => {
    const dependencies = resolved(context, {
      auth: t.auth,
      setPassword: s.setPassword,
      requestCode: s.requestCode,
      challenge: s.challenge,
      navigation: t.navigation,
      errors: t.errors,
    });
    return (arrival) => new ResetViewModel(arrival, dependencies);
  });
});

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
    Login: () => <LoginScreen open={() => container.get(s.login)} below={<Below>{below}</Below>} />,
    Forgot: () => <ForgotScreen open={container.get(s.openForgot)} />,
    Reset: () => <ResetScreen open={container.get(s.openReset)} />,
  };
};
