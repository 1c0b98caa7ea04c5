import { ApiFailure } from '../../application/ApiFailure';
import type { AuthGateway, InvitationReply } from '../../application/ports/AuthGateway';
import type { Session } from '../../domain/session/Session';
import { ask, expectSuccess, unreadable } from './ask';
import type { PortalApi } from './portalApi';
import * as replies from './replies/session';
import { nothing } from './replies/values';
import { refreshTokenHeader } from './sessionHeaders';

type SessionReply = Omit<Session, 'refreshToken'> & { readonly refreshToken?: string | undefined };

/** The session of a reply; its refresh token comes in the header or in the body. */
const sessionOf = (reply: SessionReply, headers: Headers, oldRefreshToken?: string): Session => {
  const refreshToken = headers.get(refreshTokenHeader) || reply.refreshToken || oldRefreshToken;
  if (!refreshToken) throw unreadable({ headers });
  const { authToken, accessToken, userName } = reply;
  return { authToken, accessToken, refreshToken, userName };
};

export const httpAuthGateway = (api: PortalApi): AuthGateway => {
  const signedIn = async (exchange: Parameters<typeof ask>[0]): Promise<Session> => {
    const answer = await ask(exchange, replies.session);
    if (answer.kind === 'failure') throw answer.failure;
    return sessionOf(answer.value, answer.headers);
  };

  return {
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

    checkInvitation: async (token): Promise<InvitationReply> => {
      try {
        const exchange = api.GET('/api/auth/token/{token}', { params: { path: { token } } });
        const { userName } = await expectSuccess(exchange, replies.invitation);
        return { kind: 'valid', userName };
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        return { kind: failure.details.status === 404 ? 'notFound' : 'userExists' };
      }
    },

    createUser: ({ token, userName, password }) =>
      signedIn(api.PUT('/api/auth/user', { body: { userToken: token, userName, password } })),

    requestCode: (userName) => expectSuccess(api.POST('/api/auth/password', { body: { userName } }), nothing),

    sendInvitation: (userName) => expectSuccess(api.POST('/api/auth/user/invitation', { body: { userName } }), nothing),

    resetPassword: ({ userName, confirmationCode, password }) =>
      expectSuccess(api.PUT('/api/auth/password', { body: { userName, confirmationCode, password } }), nothing),

    confirmTemporaryPassword: ({ token, oldPassword, password }) =>
      signedIn(api.PUT('/api/auth/password', { body: { token, oldPassword, password } })),

    refresh: async ({ userName, refreshToken }) => {
      const answer = await ask(api.POST('/api/auth/user/token', { body: { userName, refreshToken } }), replies.tokens);
      if (answer.kind === 'failure') throw answer.failure;
      return sessionOf({ ...answer.value, userName }, answer.headers, refreshToken);
    },
  };
};
