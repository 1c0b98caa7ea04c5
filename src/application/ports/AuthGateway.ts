import type { Credentials } from '../../domain/session/credentials';
import type { Session } from '../../domain/session/Session';
import type { Pause } from '../Pause';

type LoginReply =
  | { readonly kind: 'signedIn'; readonly session: Session }
  | { readonly kind: 'newPasswordRequired'; readonly token: string }
  | { readonly kind: 'invalidCredentials' };

type InvitationReply =
  | { readonly kind: 'valid'; readonly userName: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'userExists' }
  /** The insurer did not check it: no response, too many attempts, an outage, or a page of someone else. */
  | { readonly kind: 'notChecked'; readonly pause?: Pause | undefined };

/** Signing in and passwords, `/api/auth`. Every method throws `ApiFailure`. */
export interface AuthGateway {
  login(credentials: Credentials): Promise<LoginReply>;
  /** Throws only the abort. A refusal of the insurer, other than not found, means that the user exists. */
  checkInvitation(token: string, signal: AbortSignal): Promise<InvitationReply>;
  createUser(user: { readonly token: string; readonly userName: string; readonly password: string }): Promise<Session>;
  /** Sends a verification code to a customer who forgot the password. */
  requestCode(userName: string): Promise<void>;
  /** Sends a verification code to a customer who signs in for the first time. */
  sendInvitation(userName: string): Promise<void>;
  resetPassword(reset: {
    readonly userName: string;
    readonly confirmationCode: string;
    readonly password: string;
  }): Promise<void>;
  confirmTemporaryPassword(change: {
    readonly token: string;
    readonly oldPassword: string;
    readonly password: string;
  }): Promise<Session>;
  /** Exchanges the tokens for new ones. The user name stays. */
  refresh(session: Pick<Session, 'userName' | 'refreshToken'>): Promise<Session>;
}
