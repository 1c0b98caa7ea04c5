import { ApiFailure } from '../ApiFailure';
import type { AuthGateway } from '../ports/AuthGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { Session } from '../../domain/session/Session';

/** On what ground a customer may set a new password. */
export type PasswordGround =
  | { readonly kind: 'code'; readonly userName: string; readonly code: string }
  | { readonly kind: 'invitation'; readonly userName: string; readonly token: string }
  | { readonly kind: 'temporaryPassword'; readonly token: string; readonly oldPassword: string };

export type SetPasswordOutcome =
  /** With a code: back to sign-in. */
  | { readonly kind: 'passwordSet' }
  /** With an invitation or a temporary password: signed in. */
  | { readonly kind: 'loggedIn' }
  /** The server's own message, which may be empty (document 1, section 8, reset failure). */
  | { readonly kind: 'refused'; readonly message: string };

export type SetPassword = ReturnType<typeof setPassword>;

/** Sets a password by a verification code, an invitation or a temporary password (decisions, "Signing in"). */
export const setPassword =
  (
    auth: Pick<AuthGateway, 'resetPassword' | 'createUser' | 'confirmTemporaryPassword'>,
    record: Pick<CustomerRecord, 'session' | 'clear'>,
  ) =>
  async (ground: PasswordGround, password: string): Promise<SetPasswordOutcome> => {
    const signedIn = (session: Session): SetPasswordOutcome => {
      record.clear();
      record.session.write(session);
      return { kind: 'loggedIn' };
    };

    try {
      switch (ground.kind) {
        case 'code':
          await auth.resetPassword({ userName: ground.userName, confirmationCode: ground.code, password });
          return { kind: 'passwordSet' };
        case 'invitation':
          return signedIn(await auth.createUser({ token: ground.token, userName: ground.userName, password }));
        case 'temporaryPassword':
          return signedIn(
            await auth.confirmTemporaryPassword({ token: ground.token, oldPassword: ground.oldPassword, password }),
          );
      }
    } catch (failure) {
      if (failure instanceof ApiFailure) return { kind: 'refused', message: failure.details.message };
      throw failure;
    }
  };
