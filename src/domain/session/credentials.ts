import { failures, isPresent } from '../validation';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

export const noCredentials: Credentials = { userName: '', password: '' };

/** How an attempt to sign in stands (document 1, section 4). */
export type LoginStatus = 'notLoggedIn' | 'loggedIn' | 'invalidCredentials' | 'logInFailed';

/** Document 1, section 5, login. */
export const credentialsFailures = (credentials: Credentials) =>
  failures(credentials, [
    ['userName', (c) => isPresent(c.userName), 'login.userName.required'],
    ['password', (c) => c.password !== '', 'login.password.required'],
  ]);
