import { ApiFailure } from '../../application/ApiFailure';
import type { RefreshTurns } from '../../application/ports/RefreshTurns';
import type { Session } from '../../domain/session/Session';
import { failureOf } from './failureOf';
import type { Fetch } from './Fetch';
import { hasCode } from './hasCode';
import type { SessionScope, SessionScopes } from './sessionScopes';
import { isAuthCall } from './withHeaders';

/** Whether a 401 asks for new tokens (rule FAULT-2). */
export const isTokenExpiry = (details: ApiFailure['details']): boolean =>
  details.status === 401 && hasCode(details, 'token-expired', details.message === 'The incoming token has expired');

const hasExpired = async (response: Response): Promise<boolean> => {
  if (response.status !== 401) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isTokenExpiry(failureOf(response, body).details);
};

/** Whether the insurer refused to refresh the tokens. Any other failure says nothing about the session. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure && [400, 401, 403].includes(failure.details.status);

/** The insurer refused the call that needs the tokens. Its outcome is known, even if that of the refresh is not. */
const withKnownOutcome = (failure: unknown): unknown =>
  failure instanceof ApiFailure && failure.details.kind === 'unknownOutcome'
    ? new ApiFailure({ ...failure.details, kind: 'other' })
    : failure;

type Refresh = (expired: Session) => Promise<Session>;

/** The refreshes of each scope, one at a time. */
const tokenRefreshes = (refresh: Refresh, scopes: SessionScopes, turns: RefreshTurns | undefined) => {
  const underWay = new Map<SessionScope, Promise<boolean>>();
  /** The auth token whose refresh was refused. The call that asked may have been aborted before it learned so. */
  let refused: string | undefined;

  const refreshTokens = async (scope: SessionScope, expired: Session): Promise<boolean> => {
    try {
      const newer = await (turns?.take(expired, () => refresh(expired)) ?? refresh(expired));
      scopes.check(scope);
      if (scopes.session()?.authToken !== newer.authToken) scopes.refresh(scope, newer);
      return true;
    } catch (failure) {
      if (!isRefusal(failure)) throw withKnownOutcome(failure);
      refused = expired.authToken;
      return false;
    }
  };

  return {
    /** Resolves once no refresh of the scope is under way, whatever became of it. */
    settled: (scope: SessionScope) => underWay.get(scope)?.catch(() => undefined),
    wasRefused: ({ authToken }: Session): boolean => authToken === refused,
    /** Whether there are new tokens. */
    once: (scope: SessionScope, expired: Session): Promise<boolean> => {
      const done = underWay.get(scope) ?? refreshTokens(scope, expired).finally(() => underWay.delete(scope));
      underWay.set(scope, done);
      return done;
    },
  };
};

/**
 * Refreshes the tokens when a call fails because they have expired, and sends the call once more. If the refresh is refused, the call keeps
 * its first response, which ends the session. If the refresh fails otherwise, the call fails with it and the session is kept.
 * @param refresh must bypass the queue, or it would wait for itself
 */
export const refreshExpired = (send: Fetch, refresh: Refresh, scopes: SessionScopes, turns?: RefreshTurns): Fetch => {
  turns?.onRefreshed((newer) => scopes.refresh(scopes.current(), newer));
  const refreshes = tokenRefreshes(refresh, scopes, turns);

  return async (request) => {
    if (isAuthCall(request)) return send(request);

    const scope = scopes.current();
    // An aborted read leaves its refresh running. Sending the old tokens now would start a second one.
    await refreshes.settled(scope);
    scopes.check(scope);

    // A request cannot be sent again once its body was read.
    const again = request.clone();
    turns?.join();
    const sent = scopes.session()?.authToken;
    const response = await send(request);
    if (!(await hasExpired(response))) return response;

    // The abort freed the queue: the next call is under way, and refreshes the tokens itself.
    request.signal.throwIfAborted();
    scopes.check(scope);
    // Read last: an aborted call or another tab may have refreshed the tokens meanwhile.
    const current = scopes.session();
    if (!current || refreshes.wasRefused(current)) return response;
    if (current.authToken === sent && !(await refreshes.once(scope, current))) return response;
    scopes.check(scope);
    return send(again);
  };
};
