import type { Slot } from '../../application/ports/CustomerRecord';
import type { Instant } from '../../domain/Instant';
import type { Session } from '../../domain/session/Session';
import { answered } from './answered';
import type { Fetch } from './Fetch';
import { httpAuthGateway } from './httpAuthGateway';
import { oneAtATime } from './oneAtATime';
import { type PortalApi, portalApi } from './portalApi';
import { refreshExpired } from './refreshExpired';
import { withSession } from './sessionHeaders';
import { stays } from './stays';
import { withNow } from './timeTravel';

export interface HttpConnection {
  readonly fetch: Fetch;
  /** The origin of the API; empty for the page's own. */
  readonly baseUrl: string;
  readonly session: Pick<Slot<Session | undefined>, 'read' | 'write'>;
  /** The moment that a tester chose; only time-travel builds send it. */
  readonly now?: () => Instant | undefined;
}

/** The API as the portal calls it: one call at a time, with the session's tokens, renewed where they have expired. */
export const connectedApi = ({ fetch, baseUrl, session, now }: HttpConnection): PortalApi => {
  const platform = answered(__TIME_TRAVEL__ && now ? withNow(fetch, now) : fetch);
  const bypassingTheQueue = httpAuthGateway(portalApi(baseUrl, platform));
  const ofStays = stays(session);
  const refreshing = refreshExpired(withSession(platform, session), bypassingTheQueue.refresh, session, ofStays);
  return portalApi(baseUrl, oneAtATime(refreshing, ofStays));
};
