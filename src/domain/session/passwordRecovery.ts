import { failures, isPresent } from '../validation';

/** Why a verification code is asked for. */
export type RecoveryAction = 'FORGOT_PASSWORD' | 'FIRST_TIME';

export interface CodeRequest {
  readonly userName: string;
}

/** Document 1, section 5, forgot. */
export const codeRequestFailures = (request: CodeRequest) =>
  failures(request, [['userName', (r) => isPresent(r.userName), 'forgot.userName.required']]);

export interface NewPassword {
  readonly code: string;
  readonly password: string;
  readonly repeated: string;
}

export const noNewPassword: NewPassword = { code: '', password: '', repeated: '' };

/** Document 1, section 5, reset. An invited customer, or one with a temporary password, has no code to enter. */
export const newPasswordFailures = (entry: NewPassword, needsCode: boolean) =>
  failures(entry, [
    ['code', (e) => !needsCode || isPresent(e.code), 'reset.code.required'],
    ['password', (e) => e.password !== '', 'reset.password.required'],
    ['repeated', (e) => e.repeated !== '', 'reset.repeated.required'],
    ['repeated', (e) => e.password === e.repeated, 'reset.repeated.differs'],
  ]);
