import { ApiFailure, NO_RESPONSE_STATUS } from '../../application/ApiFailure';
import type { Delay } from '../../application/ports/Delay';
import type { RefreshTurns } from '../../application/ports/RefreshTurns';
import type { Session } from '../../domain/session/Session';
import { TokenExchange, type TabSession } from './TokenExchange';

/** How long a tab waits for its turn; another tab's refresh takes no longer. */
export const TURN_BUDGET = 15_000;

/** How long a tab waits for newer tokens of the tabs that it knows. They answer in milliseconds unless they are frozen. */
export const ANSWER_BUDGET = 500;

interface Browser extends TabSession {
  /** Absent on a page without a secure context: tabs then refresh on their own. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly wait: Delay;
}

/** Runs a refresh in the turn of this tab. Throws `ApiFailure` if the turn does not come in time. */
const inLock = async (
  locks: Pick<LockManager, 'request'>,
  name: string,
  wait: Delay,
  refresh: () => Promise<Session>,
): Promise<Session> => {
  const turn = new AbortController();
  const granted = new AbortController();
  wait(TURN_BUDGET, granted.signal).then(
    () => turn.abort(),
    () => undefined,
  );
  try {
    return await locks.request(name, { signal: turn.signal }, async () => {
      granted.abort();
      return refresh();
    });
  } catch (failure) {
    if (granted.signal.aborted) throw failure;
    if (turn.signal.aborted) throw new ApiFailure({ kind: 'other', status: NO_RESPONSE_STATUS, message: '' });
    // A browser that lets the page store nothing refuses locks, too.
    return await refresh();
  } finally {
    granted.abort();
  }
};

/** Takes turns by a lock of the browser, and asks the other tabs for their tokens first. */
export const refreshTurns = ({ locks, wait, ...tab }: Browser): RefreshTurns => {
  const exchange = new TokenExchange(tab);

  const isRefreshed = (expired: Session): boolean => tab.session.read()?.authToken !== expired.authToken;

  /** Ends early once there are newer tokens. */
  const askOthers = async (expired: Session): Promise<void> => {
    const answered = new AbortController();
    const endWait = (): void => {
      if (isRefreshed(expired)) answered.abort();
    };
    if (!isRefreshed(expired) && exchange.ask(expired, endWait, answered.signal))
      await wait(ANSWER_BUDGET, answered.signal).catch(() => undefined);
    answered.abort();
  };

  const refreshOnce = async (expired: Session, refresh: () => Promise<Session>): Promise<Session> => {
    await askOthers(expired);
    const current = tab.session.read();
    if (current !== undefined && isRefreshed(expired)) return current;
    const newer = await refresh();
    exchange.refreshed(expired, newer);
    return newer;
  };

  return {
    join: () => exchange.join(),
    onRefreshed: (adopt) => exchange.onRefreshed(adopt),
    take: (expired, refresh) => {
      const { id } = exchange;
      const refreshInTurn = () => refreshOnce(expired, refresh);
      if (locks === undefined || id === undefined) return refreshInTurn();
      return inLock(locks, `hearthside refresh ${id}`, wait, refreshInTurn);
    },
  };
};
