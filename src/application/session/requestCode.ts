import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import type { AuthGateway } from '../ports/AuthGateway';

export type RequestCode = ReturnType<typeof requestCode>;

/** Requests a verification code, or an invitation for the first time. Throws `ApiFailure`. Rule SIGNIN-20. */
export const requestCode =
  (auth: Pick<AuthGateway, 'requestCode' | 'sendInvitation'>) =>
  (action: RecoveryAction, userName: string): Promise<void> =>
    action === 'FORGOT_PASSWORD' ? auth.requestCode(userName) : auth.sendInvitation(userName);
