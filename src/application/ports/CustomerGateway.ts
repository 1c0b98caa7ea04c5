import type { Profile } from '../../domain/profile/Profile';
import type { ChangeDescription, ProfileChange } from '../../domain/profile/profileChange';
import type { Pause } from '../Pause';
import type { ChangeStatus } from './ChangeStatus';

export type EmailCodeReply = { readonly kind: 'sent' } | { readonly kind: 'inUse' };

export type EmailConfirmationReply =
  | { readonly kind: 'accepted'; readonly changeId: string }
  | { readonly kind: 'expired' | 'tooManyAttempts' | 'rejected'; readonly pause?: Pause | undefined };

export type ProfileSaveReply =
  | { readonly kind: 'saved' }
  /** `message` is the server's, and may be empty. */
  | { readonly kind: 'refused'; readonly message: string; readonly pause?: Pause | undefined };

/** The signed-in customer, `/api/customer`. Every method throws `ApiFailure`. */
export interface CustomerGateway {
  load(signal: AbortSignal): Promise<Profile>;
  save(change: ProfileChange, description: ChangeDescription, idempotencyKey?: string): Promise<ProfileSaveReply>;
  requestEmailCode(email: string): Promise<EmailCodeReply>;
  confirmEmailChange(change: {
    readonly oldEmail: string;
    readonly verificationCode: string;
    readonly password: string;
  }): Promise<EmailConfirmationReply>;
  emailChangeStatus(changeId: string, signal: AbortSignal): Promise<ChangeStatus>;
}
