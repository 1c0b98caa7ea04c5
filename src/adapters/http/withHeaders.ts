import type { Slot } from '../../application/ports/Slot';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import type { Instant } from '../../domain/Instant';
import type { Session } from '../../domain/session/Session';
import { CORRELATION_HEADER } from './correlation';
import type { Fetch } from './Fetch';

/** The sources of the headers of a call. */
export interface HeaderSources {
  readonly session: Pick<Slot<Session | undefined>, 'read'>;
  /** Name the calls. */
  readonly ids: UniqueIds;
  /** The language that the customer reads the portal in. */
  readonly language?: () => string;
  /** The moment that a tester chose; only time-travel builds send it. */
  readonly now?: () => Instant | undefined;
}

/** Calls about signing in have no tokens of the customer, and never trigger a refresh. */
export const isAuthCall = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/auth/');

/** Sends each call with a correlation id, the customer's language, the tokens of the current session, and the moment that a tester chose. */
export const withHeaders =
  (send: Fetch, { session, ids, language, now }: HeaderSources): Fetch =>
  (request) => {
    const { headers } = request;
    headers.set(CORRELATION_HEADER, ids.next());
    if (language) headers.set('Accept-Language', language());
    const current = session.read();
    if (current && !isAuthCall(request)) {
      headers.set('x-falcon-auth', current.authToken);
      headers.set('x-falcon-access', current.accessToken);
    }
    const chosen = now?.();
    if (__TIME_TRAVEL__ && chosen !== undefined) headers.set('x-falcon-now', chosen);
    return send(request);
  };
