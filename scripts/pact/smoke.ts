import type { PactInteraction } from './pactFile';
import { NotReady } from './preflight';

/** One account of the provider. */
export interface Account {
  readonly userName: string;
  readonly password: string;
}

/** Reads, logins and refreshes change nothing in the account and send no email. */
const isHarmless = ({ request: { method, path } }: PactInteraction): boolean =>
  method === 'GET' || path === '/api/auth/login' || path === '/api/auth/user/token';

/** The interactions that need nothing but an account. */
export const smokeInteractions = (interactions: readonly PactInteraction[]): readonly PactInteraction[] =>
  interactions
    .filter(isHarmless)
    .filter(({ providerStates = [] }) => providerStates.every(({ name }) => name === 'any-customer'));

interface Login {
  readonly data?: { readonly authToken?: string; readonly accessToken?: string; readonly refreshToken?: string };
}

/**
 * Logs in, and answers the values of the state "any-customer".
 *
 * @throws NotReady if the login does not work; its message says why
 */
export const logIn = async (provider: string, { userName, password }: Account): Promise<Record<string, string>> => {
  const response = await fetch(`${provider}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new NotReady(`POST /api/auth/login answered ${response.status} to ${userName}.`);
  const { data = {} } = (await response.json().catch(() => ({}))) as Login;
  const { authToken, accessToken } = data;
  const refreshToken = response.headers.get('x-falcon-refresh') ?? data.refreshToken;
  if (!authToken || !accessToken) throw new NotReady('The login has no data.authToken or no data.accessToken.');
  if (!refreshToken) throw new NotReady('The login has no refresh token, in data.refreshToken or x-falcon-refresh.');
  return { authToken, accessToken, refreshToken, userName, password };
};
