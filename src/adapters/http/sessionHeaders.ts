import type { Slot } from '../../application/ports/Slot';
import type { Session } from '../../domain/session/Session';
import { isAuthCall } from './authCalls';
import type { Fetch } from './Fetch';

/** A reply may carry the refresh token in this header. */
export const refreshTokenHeader = 'x-falcon-refresh';

/** Sends the tokens of the current session. */
export const withSession =
  (send: Fetch, session: Pick<Slot<Session | undefined>, 'read'>): Fetch =>
  (request) => {
    const current = session.read();
    if (current && !isAuthCall(request)) {
      request.headers.set('x-falcon-auth', current.authToken);
      request.headers.set('x-falcon-access', current.accessToken);
    }
    return send(request);
  };
