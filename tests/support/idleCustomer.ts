import type { CustomerActivity } from '../../src/application/ports/CustomerActivity';
import type { OtherTabs, TabNews } from '../../src/application/ports/OtherTabs';
import type { SessionVault } from '../../src/application/ports/SessionVault';
import { Instant } from '../../src/domain/Instant';
import { VirtualTime } from './VirtualTime';

export const MINUTE = 60_000;

/** Several tabs of one browser; each hears the others at once. */
export const tabsOfOneBrowser = () => {
  const listeners = new Set<{ readonly tab: number; readonly hear: (news: TabNews) => void }>();
  return (tab: number): OtherTabs => ({
    tell: (news) => {
      for (const listener of listeners) if (listener.tab !== tab) listener.hear(news);
    },
    listen: (hear) => {
      const listener = { tab, hear };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
};

/** What a customer and a machine can do, in a time that passes when a test says so. */
export const idleWorld = () => {
  const time = new VirtualTime();
  const kept = new Map<string, unknown>();
  let slept = 0;
  let told: Parameters<CustomerActivity['watch']>[0] | undefined;
  const vault: Pick<SessionVault, 'load' | 'save'> = {
    load: (name) => kept.get(name),
    save: (name, value) => void kept.set(name, value),
  };
  const activity: CustomerActivity = {
    watch: (listener) => {
      told = listener;
      return () => {
        told = undefined;
      };
    },
  };
  return {
    time,
    kept,
    vault,
    activity,
    clock: { now: () => Instant.ofDate(new Date(Date.UTC(2026, 10, 21) + time.now + slept)) },
    act: () => told?.acted(),
    returnToPage: () => told?.returned(),
    isWatched: () => told !== undefined,
    /** The machine sleeps: the clock goes on, and no timer does. */
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
  };
};
