import * as v from 'valibot';
import { ApiFailure } from '../../application/ApiFailure';
import type { AuthGateway } from '../../application/ports/AuthGateway';
import type { Session } from '../../domain/session/Session';
import { type Answer, ask, askIgnoringReply, expectSuccess, isForeign } from './ask';
import { unreadable } from './failureOf';
import type { PortalApi } from './portalApi';
import * as replies from './replies/session';
import { tokenText } from './replies/values';

type SessionReply = Omit<Session, 'refreshToken'> & { readonly refreshToken?: string | undefined };

/** The session of a reply; its refresh token comes in the header or in the body. A header that is no token, such as a doubled one, does not count. */
const sessionOf = (reply: SessionReply, headers: Headers, oldRefreshToken?: string): Session => {
  const sent = headers.get('x-falcon-refresh');
  const refreshToken = (v.is(tokenText, sent) && sent) || reply.refreshToken || oldRefreshToken;
  if (!refreshToken) throw unreadable({ headers }, 'data.refreshToken');
  const { authToken, accessToken, userName } = reply;
  return { authToken, accessToken, refreshToken, userName };
};

const signedIn = async (asked: Promise<Answer<SessionReply>>): Promise<Session> => {
  const answer = await asked;
  if (answer.kind === 'failure') throw answer.failure;
  return sessionOf(answer.value, answer.headers);
};

/** Whether the insurer itself judged an invitation: not on a timeout, nor under a limit, nor in an outage. */
const isChecked = (status: number): boolean => status < 500 && status !== 408 && status !== 429;

/** The text of a failure that is not JSON; empty for any other. */
const errorOf = async (exchange: Promise<{ readonly error?: unknown }>): Promise<string> => {
  const { error } = await exchange;
  return typeof error === 'string' ? error : '';
};

export const httpAuthGateway = (api: PortalApi): AuthGateway => ({
  login: async ({ userName, password }) => {
    const answer = await ask(api.POST('/api/auth/login', { body: { userName, password } }), replies.login);
    if (answer.kind === 'failure') {
      if (answer.failure.details.status === 401) return { kind: 'invalidCredentials' };
      throw answer.failure;
    }
    return 'challenge' in answer.value
      ? { kind: 'newPasswordRequired', token: answer.value.token }
      : { kind: 'signedIn', session: sessionOf(answer.value, answer.headers) };
  },

  checkInvitation: async (token, signal) => {
    const exchange = api.GET('/api/auth/token/{token}', { params: { path: { token } }, signal });
    try {
      const { userName } = await expectSuccess(ask(exchange, replies.invitation));
      return { kind: 'valid', userName };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { status, pause } = failure.details;
      if (status === 404) return { kind: 'notFound' };
      return isChecked(status) && !isForeign(await errorOf(exchange))
        ? { kind: 'userExists' }
        : { kind: 'notChecked', pause };
    }
  },

  createUser: ({ token, userName, password }) =>
    signedIn(ask(api.PUT('/api/auth/user', { body: { userToken: token, userName, password } }), replies.session)),

  requestCode: (userName) => expectSuccess(askIgnoringReply(api.POST('/api/auth/password', { body: { userName } }))),

  sendInvitation: (userName) =>
    expectSuccess(askIgnoringReply(api.POST('/api/auth/user/invitation', { body: { userName } }))),

  resetPassword: ({ userName, confirmationCode, password }) =>
    expectSuccess(askIgnoringReply(api.PUT('/api/auth/password', { body: { userName, confirmationCode, password } }))),

  confirmTemporaryPassword: ({ token, oldPassword, password }) =>
    signedIn(ask(api.PUT('/api/auth/password', { body: { token, oldPassword, password } }), replies.session)),

  refresh: async ({ userName, refreshToken }) => {
    const answer = await ask(api.POST('/api/auth/user/token', { body: { userName, refreshToken } }), replies.tokens);
    if (answer.kind === 'failure') throw answer.failure;
    return sessionOf({ ...answer.value, userName }, answer.headers, refreshToken);
  },
});
