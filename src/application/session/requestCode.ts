import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import { type Limited, limitedBy } from '../limitedBy';
import type { AuthGateway } from '../ports/AuthGateway';

export type RequestCode = ReturnType<typeof requestCode>;

/** Requests a verification code, or an invitation for the first time. Throws `ApiFailure`. Rule SIGNIN-20. */
export const requestCode =
  ({ auth }: { readonly auth: Pick<AuthGateway, 'requestCode' | 'sendInvitation'> }) =>
  async (action: RecoveryAction, userName: string): Promise<{ readonly kind: 'sent' } | Limited> => {
    try {
      await (action === 'FORGOT_PASSWORD' ? auth.requestCode(userName) : auth.sendInvitation(userName));
      return { kind: 'sent' };
    } catch (failure) {
      return limitedBy(failure);
    }
  };
