import type { CustomerActivity } from '../../src/application/ports/CustomerActivity';
import type { OtherTabs, TabNews } from '../../src/application/ports/OtherTabs';
import type { SessionVault } from '../../src/application/ports/SessionVault';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { SessionIdentity } from '../../src/application/session/sessionIdentity';
import { Instant } from '../../src/domain/Instant';
import { VirtualTime } from './VirtualTime';

export const MINUTE = 60_000;

/** Several tabs of one browser. Messages arrive at once. */
export const tabsOfOneBrowser = () => {
  const listeners = new Set<{ readonly tab: number; readonly hear: (news: TabNews) => void }>();
  const ended = new Set<string>();
  return (tab: number): OtherTabs => ({
    tell: (news) => {
      if (news.kind === 'loggedOut') ended.add(news.session);
      for (const listener of listeners) if (listener.tab !== tab) listener.hear(news);
    },
    hasLoggedOut: ({ session }) => ended.has(session),
    listen: (hear) => {
      const listener = { tab, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
};

/** What a tab tells the others about its session. */
export const identityOf =
  ({ session }: Pick<CustomerRecord, 'session'>, id: string): SessionIdentity =>
  () => {
    const userName = session.read()?.userName;
    return userName === undefined ? undefined : { session: id, userName };
  };

/** A customer and a machine in virtual time. */
export const idleWorld = () => {
  const time = new VirtualTime();
  const kept = new Map<string, unknown>();
  let slept = 0;
  let current: Parameters<CustomerActivity['watch']>[0] | undefined;
  const vault: Pick<SessionVault, 'load' | 'save'> = {
    load: (name) => kept.get(name),
    save: (name, value) => void kept.set(name, value),
  };
  const activity: CustomerActivity = {
    watch: (listener) => {
      current = listener;
      return () => {
        current = undefined;
      };
    },
  };
  return {
    time,
    kept,
    vault,
    activity,
    clock: { now: () => Instant.secondsAfter(time.clock.now(), slept / 1_000) },
    act: () => current?.acted(),
    returnToPage: () => current?.returned(),
    isWatched: () => current !== undefined,
    /** The machine sleeps: the clock continues, timers do not. */
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
  };
};
