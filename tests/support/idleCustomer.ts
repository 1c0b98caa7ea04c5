import { sessionRegister } from '../../src/adapters/browser/sessionRegister';
import type { CustomerActivity } from '../../src/application/ports/CustomerActivity';
import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import type { OtherTabs, TabNews } from '../../src/application/ports/OtherTabs';
import type { SessionVault } from '../../src/application/ports/SessionVault';
import type { SessionIdentity } from '../../src/application/session/sessionIdentity';
import { Instant } from '../../src/domain/Instant';
import { memoryStorage } from './memoryStorage';
import { VirtualTime } from './VirtualTime';

export const MINUTE = 60_000;

/** Those of config/portal.json. */
export const idleLimits = { minutesUntilWarning: 15, minutesToAnswer: 2 };

/** Several tabs of one browser. Messages arrive at once. */
export const tabsOfOneBrowser = () => {
  const listeners = new Set<{ readonly tab: number; readonly hear: (news: TabNews) => void }>();
  const local = memoryStorage();
  const { end, note, ...register } = sessionRegister(() => local);
  return (tab: number): OtherTabs => ({
    tell: (news) => {
      if (news.kind === 'loggedOut') end(news);
      else note(news.session, news.at);
      for (const listener of listeners) if (listener.tab !== tab) listener.hear(news);
    },
    ...register,
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
  let set = 0;
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
    /** The browser that the tab is in. */
    tabOf: tabsOfOneBrowser(),
    vault,
    activity,
    clock: { now: () => Instant.secondsAfter(time.clock.now(), (slept + set) / 1_000), elapsed: () => time.now },
    act: () => current?.acted(true),
    movePointer: () => current?.acted(false),
    returnToPage: () => current?.returned(),
    isWatched: () => current !== undefined,
    /** Somebody sets the clock, forward or back. */
    setClock: (milliseconds: number) => {
      set += milliseconds;
    },
    /** The machine sleeps: the clock continues, timers and the stopwatch do not. */
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
  };
};
