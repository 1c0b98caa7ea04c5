import * as v from 'valibot';
import type { OtherTabs, TabNews } from '../../application/ports/OtherTabs';
import { Instant } from '../../domain/Instant';
import { lazyChannel } from './lazyChannel';
import { withStorage } from './withStorage';

const instant = v.custom<Instant>((value) => typeof value === 'string' && Instant.parse(value) === value);

const customer = { session: v.optional(v.string(), ''), userName: v.string() };

const tabNews: v.GenericSchema<unknown, TabNews> = v.variant('kind', [
  v.object({ kind: v.literal('active'), ...customer, at: instant }),
  v.object({ kind: v.literal('loggedOut'), ...customer }),
]);

/** Not a name of the session's data, which is cleared at the end of the session. */
const ENDED = 'hearthside-ended';

/** More sessions than one browser has at a time. */
const MOST = 20;

const ids = v.fallback(v.array(v.string()), []);

/** The ids of the sessions that have ended, the newest last. Without a storage, a tab that sleeps does not learn of them. */
const endedSessions = (storage: () => Storage) => {
  const read = (): readonly string[] =>
    withStorage(storage, (kept) => v.parse(ids, JSON.parse(kept.getItem(ENDED) ?? '[]'))) ?? [];
  return {
    has: (session: string): boolean => read().includes(session),
    add: (session: string): void =>
      withStorage(storage, (kept) => kept.setItem(ENDED, JSON.stringify([...read(), session].slice(-MOST)))),
  };
};

/**
 * The portal's other tabs, over a broadcast channel. A tab that is asleep in the back/forward cache, or that the browser has discarded,
 * hears nothing, so the ids of ended sessions are kept for it.
 */
export const broadcastTabs = (open: () => BroadcastChannel, storage: () => Storage): OtherTabs => {
  const ended = endedSessions(storage);
  // One channel for both directions, because a channel does not receive its own messages.
  const channel = lazyChannel(open);

  return {
    tell: (news) => {
      if (news.kind === 'loggedOut') ended.add(news.session);
      channel()?.postMessage(news);
    },
    hasLoggedOut: ({ session }) => ended.has(session),
    listen: (listener) => {
      const receive = ({ data }: MessageEvent): void => {
        const { success, output } = v.safeParse(tabNews, data);
        if (success) listener(output);
      };
      const listened = channel();
      listened?.addEventListener('message', receive);
      return () => listened?.removeEventListener('message', receive);
    },
  };
};
