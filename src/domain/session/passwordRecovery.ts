import { EmailAddress } from '../EmailAddress';
import { lengthOf } from '../typed/lengthOf';
import { isCode } from '../typed/typedNumber';
import { fieldErrors, isPresent } from '../validation';
import { PASSWORD_LIMIT } from './passwordPolicy';

/** Why a verification code is requested. */
export type RecoveryAction = 'FORGOT_PASSWORD' | 'FIRST_TIME';

export interface CodeRequest {
  readonly userName: string;
}

/** Rule SIGNIN-19. */
export const codeRequestErrors = (request: CodeRequest) =>
  fieldErrors(request, [
    ['userName', (r) => isPresent(r.userName), 'forgot.userName.required'],
    ['userName', (r) => EmailAddress.hasBothParts(r.userName), 'email.email.invalid'],
  ]);

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
    ['code', (e) => !needsCode || isCode(e.code), 'shell.code.invalid'],
    ['password', (e) => e.password !== '', 'reset.password.required'],
    ['password', (e) => lengthOf(e.password) <= PASSWORD_LIMIT, 'shell.password.tooLong'],
    ['repeated', (e) => e.repeated !== '', 'reset.repeated.required'],
    ['repeated', (e) => e.password === e.repeated, 'reset.repeated.differs'],
  ]);
