import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import type { AuthGateway } from '../ports/AuthGateway';

export type RequestCode = ReturnType<typeof requestCode>;

/** Asks for a verification code, for a forgotten password or for the first time (decisions, "Signing in"). Throws `ApiFailure`. */
export const requestCode =
  (auth: Pick<AuthGateway, 'requestCode' | 'sendInvitation'>) =>
  (action: RecoveryAction, userName: string): Promise<void> =>
    action === 'FORGOT_PASSWORD' ? auth.requestCode(userName) : auth.sendInvitation(userName);
