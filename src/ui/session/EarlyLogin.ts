import type { Credentials, credentialsErrors } from '../../domain/session/credentials';
import type { Submission } from '../screen/Submission';
import type { TryLater } from '../screen/TryLater';

/** Why a customer is not signed in. */
export type LoginProblem =
  | { readonly kind: 'invalid'; readonly error: ReturnType<typeof credentialsErrors>[number] }
  | { readonly kind: 'invalidCredentials' }
  | { readonly kind: 'logInFailed'; readonly later?: TryLater | undefined };

export type LoginOutcome = LoginProblem | { readonly kind: 'loggedIn' | 'newPasswordRequired' };

export type LoginState = Submission<LoginOutcome>['state'];

/** The login in the page before React runs. React adopts its nodes. */
export interface EarlyLogin {
  /** Returns the state that the page shows. From then on the page does not change, so that React finds what it renders. */
  freeze(): LoginState;
  /** Lets React adopt the login. During this, the login contains only the portal's own nodes. */
  adopt(hydrate: () => void): void;
  /** Returns the credentials that were sent, once. React controls the login from now on. */
  end(): Credentials | undefined;
}
