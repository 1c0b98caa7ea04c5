import { fieldErrors, isPresent } from '../validation';

/** Why a verification code is requested. */
export type RecoveryAction = 'FORGOT_PASSWORD' | 'FIRST_TIME';

export interface CodeRequest {
  readonly userName: string;
}

export const emptyCodeRequest: CodeRequest = { userName: '' };

/** Rule SIGNIN-19. */
export const codeRequestErrors = (request: CodeRequest) =>
  fieldErrors(request, [['userName', (r) => isPresent(r.userName), 'forgot.userName.required']]);

export interface NewPassword {
  readonly code: string;
  readonly password: string;
  readonly repeated: string;
}

export const noNewPassword: NewPassword = { code: '', password: '', repeated: '' };

/** Rule SIGNIN-26. An invitation and a temporary password need no code. */
export const newPasswordErrors = (entry: NewPassword, needsCode: boolean) =>
  fieldErrors(entry, [
    ['code', (e) => !needsCode || isPresent(e.code), 'reset.code.required'],
    ['password', (e) => e.password !== '', 'reset.password.required'],
    ['repeated', (e) => e.repeated !== '', 'reset.repeated.required'],
    ['repeated', (e) => e.password === e.repeated, 'reset.repeated.differs'],
  ]);
