import * as v from 'valibot';
import { ApiFailure, noResponseStatus } from '../../application/ApiFailure';
import type { Delay } from '../../application/ports/Delay';
import type { RefreshTurns } from '../../application/ports/RefreshTurns';
import type { Slot } from '../../application/ports/Slot';
import type { Session } from '../../domain/session/Session';
import { lazyChannel } from './lazyChannel';

const text = v.pipe(v.string(), v.nonEmpty());

const message = v.variant('kind', [
  /** A tab has the session. */
  v.object({ kind: v.literal('here'), id: text, isReply: v.boolean() }),
  /** A tab asks for tokens that are newer than its own. */
  v.object({ kind: v.literal('wanted'), id: text, authToken: text }),
  /** The tokens that replace others. */
  v.object({
    kind: v.literal('renewed'),
    id: text,
    replaced: v.array(text),
    session: v.object({ authToken: text, accessToken: v.string(), refreshToken: text, userName: text }),
  }),
]);

type Message = v.InferOutput<typeof message>;

/** How long a tab waits for its turn; another tab's refresh takes no longer. */
export const turnBudget = 15_000;

/** How long a tab waits for newer tokens of the tabs that it knows. They answer in milliseconds unless they are frozen. */
export const answerBudget = 500;

interface Browser {
  /** Identifies the session; a duplicated tab has the same id. */
  readonly identity: () => { readonly session: string } | undefined;
  readonly session: Pick<Slot<Session | undefined>, 'read'>;
  readonly open: () => BroadcastChannel;
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
  wait(turnBudget, granted.signal).then(
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
    throw new ApiFailure({ kind: 'other', status: noResponseStatus, message: '' });
  } finally {
    granted.abort();
  }
};

/** Takes turns by a lock of the browser, and passes tokens on over a broadcast channel, which stores nothing. */
export const refreshTurns = ({ identity, session, open, locks, wait }: Browser): RefreshTurns => {
  /** The session that the variables below belong to. */
  let id: string | undefined;
  /** The session that the other tabs know. */
  let announced: string | undefined;
  /** The auth tokens that the current tokens have replaced. */
  let replaced = new Set<string>();
  let hasOtherTabs = false;
  let adopt: (renewed: Session) => void = () => undefined;
  const channel = lazyChannel(open);

  const post = (posted: Message): void => channel()?.postMessage(posted);

  const passOn = (renewed: Session): void => {
    if (id !== undefined) post({ kind: 'renewed', id, replaced: [...replaced], session: renewed });
  };

  /** Whether the session is still the same. If not, the data of the old one is dropped. */
  const isCurrent = (): boolean => {
    const current = identity()?.session;
    if (current !== id) {
      id = current;
      replaced = new Set();
      hasOtherTabs = false;
      return false;
    }
    return id !== undefined;
  };

  const receive = ({ data }: MessageEvent): void => {
    const { success, output } = v.safeParse(message, data);
    const current = session.read();
    if (!success || !isCurrent() || output.id !== id || current === undefined) return;
    hasOtherTabs = true;
    if (output.kind === 'here' && !output.isReply) post({ kind: 'here', id: output.id, isReply: true });
    if (output.kind === 'wanted' && replaced.has(output.authToken)) passOn(current);
    if (output.kind !== 'renewed' || !output.replaced.includes(current.authToken)) return;
    replaced = new Set(output.replaced);
    adopt(output.session);
  };

  const join = (): void => {
    isCurrent();
    if (announced === id) return;
    announced = id;
    if (id === undefined) return;
    // The channel keeps one listener, however often it is added.
    channel()?.addEventListener('message', receive);
    post({ kind: 'here', id, isReply: false });
  };

  const isRenewed = (expired: Session): boolean => session.read()?.authToken !== expired.authToken;

  /** Ends early once there are newer tokens. */
  const askOthers = async (expired: Session): Promise<void> => {
    if (!hasOtherTabs || id === undefined || isRenewed(expired)) return;
    const answered = new AbortController();
    const endWait = (): void => {
      if (isRenewed(expired)) answered.abort();
    };
    channel()?.addEventListener('message', endWait);
    post({ kind: 'wanted', id, authToken: expired.authToken });
    await wait(answerBudget, answered.signal).catch(() => undefined);
    channel()?.removeEventListener('message', endWait);
  };

  const refreshOnce = async (expired: Session, refresh: () => Promise<Session>): Promise<Session> => {
    await askOthers(expired);
    const current = session.read();
    if (current !== undefined && isRenewed(expired)) return current;
    const renewed = await refresh();
    if (isCurrent()) {
      replaced.add(expired.authToken);
      passOn(renewed);
    }
    return renewed;
  };

  return {
    join,
    onRenewed: (listener) => {
      adopt = listener;
    },
    take: (expired, refresh) => {
      const refreshInTurn = () => refreshOnce(expired, refresh);
      if (locks === undefined || id === undefined) return refreshInTurn();
      return inLock(locks, `hearthside refresh ${id}`, wait, refreshInTurn);
    },
  };
};
