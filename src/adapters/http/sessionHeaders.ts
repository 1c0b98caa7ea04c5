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
    const held = session.read();
    if (held && !isAuthCall(request)) {
      request.headers.set('x-falcon-auth', held.authToken);
      request.headers.set('x-falcon-access', held.accessToken);
    }
    return send(request);
  };
