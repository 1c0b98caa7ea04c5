import { type Container, ContainerModule } from 'inversify';
import { type SignIn, signIn } from '../../application/session/signIn';
import type { SessionArea } from '../../ui/app/areas';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import type { PasswordChallenge } from '../../ui/session/PasswordChallenge';
import { screen } from '../screen';
import { t, token } from '../tokens';

const s = {
  signIn: token<SignIn>('signIn'),
  challenge: token<PasswordChallenge>('challenge'),
  login: token<LoginViewModel>('login'),
};

const sessionModule = new ContainerModule(({ bind }) => {
  bind(s.signIn).toResolvedValue(signIn, [t.auth, t.record]).inSingletonScope();
  bind(s.challenge).toConstantValue({ temporaryPassword: undefined });
  bind(s.login)
    .toResolvedValue((...parts) => new LoginViewModel(...parts), [s.signIn, t.record, s.challenge, t.navigation, t.failures])
    .inTransientScope();
});

export const sessionArea = async (container: Container): Promise<SessionArea> => {
  await container.load(sessionModule);
  return { Login: screen(container, LoginScreen, s.login), Forgot: () => null, Reset: () => null };
};
