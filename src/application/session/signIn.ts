import type { Credentials } from '../../domain/session/credentials';
import { ApiFailure } from '../ApiFailure';
import type { Pause } from '../Pause';
import type { AuthGateway } from '../ports/AuthGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { startSession } from './startSession';

export type SignInOutcome =
  | { readonly kind: 'loggedIn' }
  | { readonly kind: 'invalidCredentials' }
  | { readonly kind: 'logInFailed'; readonly pause?: Pause | undefined }
  /** The temporary password is right; the token entitles the customer to set a password. */
  | { readonly kind: 'newPasswordRequired'; readonly token: string };

interface Needs {
  readonly auth: Pick<AuthGateway, 'login'>;
  readonly record: Pick<CustomerRecord, 'session' | 'clear'>;
}

export type SignIn = ReturnType<typeof signIn>;

/**
 * Signs in by email and password. A call that fails is an outcome too.
 * @param visit of the screen. A reply that comes after it is dropped: somebody else may be at the login by then.
 */
export const signIn =
  ({ auth, record }: Needs) =>
  async (credentials: Credentials, visit?: AbortSignal): Promise<SignInOutcome> => {
    try {
      const reply = await auth.login(credentials);
      visit?.throwIfAborted();
      if (reply.kind !== 'signedIn') return reply;
      startSession(record, reply.session);
      return { kind: 'loggedIn' };
    } catch (failure) {
      if (failure instanceof ApiFailure) return { kind: 'logInFailed', pause: failure.details.pause };
      throw failure;
    }
  };
