import type { Credentials } from '../../domain/session/credentials';
import { ApiFailure } from '../ApiFailure';
import type { AuthGateway } from '../ports/AuthGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';

export type SignInOutcome =
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'invalidCredentials' }
  | { readonly kind: 'logInFailed' }
  /** A temporary password was right; the token lets the customer set a password. */
  | { readonly kind: 'newPasswordRequired'; readonly token: string };

export type SignIn = ReturnType<typeof signIn>;

/** An attempt to sign in (document 1, section 4). Whatever an earlier customer left in the record goes. */
export const signIn =
  (auth: Pick<AuthGateway, 'login'>, record: Pick<CustomerRecord, 'session' | 'clear'>) =>
  async (credentials: Credentials): Promise<SignInOutcome> => {
    try {
      const reply = await auth.login(credentials);
      if (reply.kind !== 'signedIn') return reply;
      record.clear();
      record.session.write(reply.session);
      return { kind: 'loggedIn' };
    } catch (failure) {
      if (failure instanceof ApiFailure) return { kind: 'logInFailed' };
      throw failure;
    }
  };
