import { ApiFailure, isUnknownOutcome } from '../ApiFailure';
import type { Pause } from '../Pause';
import type { AuthGateway } from '../ports/AuthGateway';
import type { CustomerRecord } from '../ports/CustomerRecord';
import { startSession } from './startSession';

/** What entitles a customer to set a new password. */
export type PasswordProof =
  | { readonly kind: 'code'; readonly userName: string; readonly code: string }
  | { readonly kind: 'invitation'; readonly userName: string; readonly token: string }
  | { readonly kind: 'temporaryPassword'; readonly token: string; readonly oldPassword: string };

export type SetPasswordOutcome =
  /** With a code, the customer still has to log in. */
  | { readonly kind: 'passwordSet' }
  /** With an invitation or a temporary password, the customer is signed in. */
  | { readonly kind: 'loggedIn' }
  /** The message is the server's own, and may be empty. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly pause?: Pause | undefined;
      /** No readable reply came, so that the password may be set. */
      readonly isUnknown?: true;
    };

interface Needs {
  readonly auth: Pick<AuthGateway, 'resetPassword' | 'createUser' | 'confirmTemporaryPassword'>;
  readonly record: Pick<CustomerRecord, 'session' | 'clear'>;
}

export type SetPassword = ReturnType<typeof setPassword>;

/**
 * Sets a password by a verification code, an invitation or a temporary password. A call that fails is an outcome too.
 * @param visit of the screen. A session that comes after it does not start: somebody else may be at the login by then.
 */
export const setPassword =
  ({ auth, record }: Needs) =>
  async (proof: PasswordProof, password: string, visit?: AbortSignal): Promise<SetPasswordOutcome> => {
    try {
      if (proof.kind === 'code') {
        await auth.resetPassword({ userName: proof.userName, confirmationCode: proof.code, password });
        return { kind: 'passwordSet' };
      }
      const session = await (proof.kind === 'invitation'
        ? auth.createUser({ token: proof.token, userName: proof.userName, password })
        : auth.confirmTemporaryPassword({ token: proof.token, oldPassword: proof.oldPassword, password }));
      visit?.throwIfAborted();
      startSession(record, session);
      return { kind: 'loggedIn' };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { message, pause } = failure.details;
      return { kind: 'refused', message, pause, ...(isUnknownOutcome(failure) && { isUnknown: true }) };
    }
  };
