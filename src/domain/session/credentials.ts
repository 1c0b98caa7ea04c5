import { lengthOf } from '../typed/lengthOf';
import { fieldErrors, isPresent } from '../validation';
import { PASSWORD_LIMIT } from './passwordPolicy';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

export const noCredentials: Credentials = { userName: '', password: '' };

/** Rule SIGNIN-3. */
export const credentialsErrors = (credentials: Credentials) =>
  fieldErrors(credentials, [
    ['userName', (c) => isPresent(c.userName), 'login.userName.required'],
    ['password', (c) => c.password !== '', 'login.password.required'],
    ['password', (c) => lengthOf(c.password) <= PASSWORD_LIMIT, 'shell.password.tooLong'],
  ]);
