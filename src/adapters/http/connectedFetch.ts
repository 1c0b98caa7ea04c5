import type { Delay } from '../../application/ports/Delay';
import type { RefreshTurns } from '../../application/ports/RefreshTurns';
import type { Slot } from '../../application/ports/Slot';
import type { Session } from '../../domain/session/Session';
import type { Fetch } from './Fetch';
import { httpAuthGateway } from './httpAuthGateway';
import { oneAtATime } from './oneAtATime';
import { portalApi } from './portalApi';
import { readToEnd } from './readToEnd';
import { refreshExpired } from './refreshExpired';
import { sessionScopes } from './sessionScopes';
import { type HeaderSources, withHeaders } from './withHeaders';
import { isRead, withinBudget } from './withinBudget';

export interface HttpConnection extends HeaderSources {
  readonly fetch: Fetch;
  /** The origin of the portal and of its API. */
  readonly baseUrl: string;
  readonly session: Pick<Slot<Session | undefined>, 'read' | 'write'>;
  /** Ends calls that take too long. Without it, a call takes as long as the network lets it. */
  readonly wait?: Delay;
  /** Without it, a call fails even if it ends because the customer leaves the page. */
  readonly readAgainWhenBack?: (send: Fetch, isRead: (request: Request) => boolean, wait: Delay) => Fetch;
  /** Without it, the session has no other tabs. */
  readonly turns?: RefreshTurns;
}

/**
 * The API as the portal calls it. A call waits for its turn, is sent with its headers, ends with its budget, and is read to its end. If its
 * tokens have expired, it is sent once more with new ones.
 */
export const connectedFetch = (connection: HttpConnection): Fetch => {
  const { fetch, baseUrl, session, wait, readAgainWhenBack = (call: Fetch) => call, turns } = connection;
  const read = readToEnd(fetch);
  const exchange = wait ? withinBudget(readAgainWhenBack(read, isRead, wait), wait) : read;
  const send = withHeaders(exchange, connection);
  const bypassingTheQueue = httpAuthGateway(portalApi(baseUrl, send));
  const scopes = sessionScopes(session);
  return oneAtATime(refreshExpired(send, bypassingTheQueue.refresh, scopes, turns), scopes);
};
