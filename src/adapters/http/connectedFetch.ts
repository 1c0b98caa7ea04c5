import type { Delay } from '../../application/ports/Delay';
import type { RefreshTurns } from '../../application/ports/RefreshTurns';
import type { Slot } from '../../application/ports/Slot';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import type { Instant } from '../../domain/Instant';
import type { Session } from '../../domain/session/Session';
import { answered } from './answered';
import type { Fetch } from './Fetch';
import { httpAuthGateway } from './httpAuthGateway';
import { oneAtATime } from './oneAtATime';
import { portalApi } from './portalApi';
import { refreshExpired } from './refreshExpired';
import { withSession } from './sessionHeaders';
import { sessionScopes } from './SessionScope';
import { withNow } from './timeTravel';
import { withinBudget } from './withinBudget';

export interface HttpConnection {
  readonly fetch: Fetch;
  /** The origin of the API; empty for the page's own. */
  readonly baseUrl: string;
  readonly session: Pick<Slot<Session | undefined>, 'read' | 'write'>;
  /** Ends calls that take too long. Without it, a call takes as long as the network lets it. */
  readonly wait?: Delay;
  /** Name the calls. */
  readonly ids: UniqueIds;
  /** Without it, the session has no other tabs. */
  readonly turns?: RefreshTurns;
  /** The moment that a tester chose; only time-travel builds send it. */
  readonly now?: () => Instant | undefined;
}

/** The API as the portal calls it: one call at a time, with the session's tokens, renewed where they have expired. */
export const connectedFetch = ({ fetch, baseUrl, session, ids, wait, turns, now }: HttpConnection): Fetch => {
  const exchange = answered(__TIME_TRAVEL__ && now ? withNow(fetch, now) : fetch, ids);
  const platform = wait ? withinBudget(exchange, wait) : exchange;
  const bypassingTheQueue = httpAuthGateway(portalApi(baseUrl, platform));
  const scopes = sessionScopes(session);
  const refreshing = refreshExpired(withSession(platform, session), bypassingTheQueue.refresh, session, scopes, turns);
  return oneAtATime(refreshing, scopes);
};
