import type { Slot } from '../../application/ports/CustomerRecord';
import type { Session } from '../../domain/session/Session';
import { isAuthCall } from './authCalls';
import type { Fetch } from './Fetch';

/** The header in which a reply may carry the refresh token (document 1, section 7). */
export const refreshTokenHeader = 'x-falcon-refresh';

/** Sends the tokens of whoever is signed in at that moment. */
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
