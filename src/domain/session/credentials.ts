import { lengthOf } from '../typed/lengthOf';
import { fieldErrors, isPresent } from '../validation';
import { PASSWORD_LIMIT } from './passwordPolicy';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

export const noCredentials: Credentials = { userName: '', password: '' };

/** The same as `EmailAddress.maxLength`. The page of the login does not load that module. */
const EMAIL_LIMIT = 255;

/** Rules SIGNIN-2 and SIGNIN-3. */
export const credentialsErrors = (credentials: Credentials) =>
  fieldErrors(credentials, [
    ['userName', (c) => isPresent(c.userName), 'login.userName.required'],
    ['password', (c) => c.password !== '', 'login.password.required'],
    ['userName', (c) => lengthOf(c.userName) <= EMAIL_LIMIT, 'email.email.invalid'],
    ['password', (c) => lengthOf(c.password) <= PASSWORD_LIMIT, 'shell.password.tooLong'],
  ]);
