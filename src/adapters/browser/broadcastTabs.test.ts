import { gate } from '../../../tests/support/FakeNetwork';
import { memoryStorage } from '../../../tests/support/memoryStorage';
import type { TabNews } from '../../application/ports/OtherTabs';
import type { Instant } from '../../domain/Instant';
import { broadcastTabs } from './broadcastTabs';

const active: TabNews = { kind: 'active', session: 'id-1', userName: 'ada', at: '2026-11-21T15:00:00.000Z' as Instant };
const loggedOut: TabNews = { kind: 'loggedOut', session: 'id-1', userName: 'ada' };

const channels: BroadcastChannel[] = [];
const openChannel = (): BroadcastChannel => {
  const channel = new BroadcastChannel('broadcastTabs.test');
  channels.push(channel);
  return channel;
};
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** A tab, the news that it heard, and a promise of the news of a logout, with which each test ends. */
const tab = () => {
  const tabs = broadcastTabs(openChannel, memoryStorage);
  const heard: TabNews[] = [];
  const last = gate<undefined>();
  const stop = tabs.listen((news) => {
    heard.push(news);
    if (news.kind === 'loggedOut') last.open(undefined);
  });
  return { tabs, heard, stop, last: last.opened };
};

describe('broadcastTabs', () => {
  it('tells every other tab but not itself', async () => {
    const [one, two, three] = [tab(), tab(), tab()];
    one.tabs.tell(active);
    one.tabs.tell(loggedOut);
    await Promise.all([two.last, three.last]);
    expect([one.heard, two.heard, three.heard]).toEqual([[], [active, loggedOut], [active, loggedOut]]);
  });

  it('does not tell a listener that has stopped', async () => {
    const [one, two, three] = [tab(), tab(), tab()];
    two.stop();
    one.tabs.tell(loggedOut);
    await three.last;
    expect(two.heard).toEqual([]);
  });

  it('hears a tab of an older release, which names no session', async () => {
    const { heard, last } = tab();
    openChannel().postMessage({ kind: 'loggedOut', userName: 'ada' });
    await last;
    expect(heard).toEqual([{ ...loggedOut, session: '' }]);
  });

  it('ignores other messages', async () => {
    const { heard, last } = tab();
    const stranger = openChannel();
    const others = [undefined, 'x', {}, { kind: 'active', userName: 'ada' }, { ...active, at: 'soon' }, { kind: 'x' }];
    for (const other of others) stranger.postMessage(other);
    stranger.postMessage(loggedOut);
    await last;
    expect(heard).toEqual([loggedOut]);
  });

  it('works without a channel', () => {
    const alone = broadcastTabs(() => {
      throw new ReferenceError('BroadcastChannel is not defined');
    }, memoryStorage);
    expect(() => {
      alone.tell(loggedOut);
      alone.listen(() => undefined)();
    }).not.toThrow();
  });

  describe('the register of open sessions @SIGNIN-50', () => {
    const ada = { session: 'id-1', userName: 'Ada@example.com' };
    const adaAgain = { session: 'id-2', userName: 'ada@example.com' };
    const grace = { session: 'id-3', userName: 'grace@example.com' };

    it('loses every session of a customer by Log Out, and only those', () => {
      const local = memoryStorage();
      const [one, asleep] = [broadcastTabs(openChannel, () => local), broadcastTabs(openChannel, () => local)];
      expect([ada, adaAgain, grace].map(one.enter)).toEqual([true, true, true]);
      one.tell({ kind: 'active', ...ada, at: active.at });
      expect([ada, adaAgain, grace].map(asleep.isEntered)).toEqual([true, true, true]);
      one.tell({ kind: 'loggedOut', ...ada });
      expect([ada, adaAgain, grace].map(asleep.isEntered)).toEqual([false, false, true]);
      one.tell({ kind: 'loggedOut', ...grace });
      expect(local.length).toBe(0);
    });

    it('keeps the sessions of a customer together when one changes the email address', () => {
      const local = memoryStorage();
      const tabs = broadcastTabs(openChannel, () => local);
      const renamed = { ...ada, userName: 'renamed@example.com' };
      const later = { session: 'id-4', userName: 'renamed@example.com' };
      [ada, adaAgain, renamed, later].forEach(tabs.enter);
      tabs.tell({ kind: 'loggedOut', ...adaAgain });
      expect([ada, adaAgain, later].map(tabs.isEntered)).toEqual([false, false, false]);
    });

    it('finds a session that has come to the email address of a customer', () => {
      const local = memoryStorage();
      const tabs = broadcastTabs(openChannel, () => local);
      const renamed = { ...grace, userName: ada.userName };
      [ada, grace, renamed].forEach(tabs.enter);
      tabs.tell({ kind: 'loggedOut', ...ada });
      expect([ada, renamed].map(tabs.isEntered)).toEqual([false, false]);
    });

    it('knows when a customer was last active in any tab @SIGNIN-43', () => {
      const local = memoryStorage();
      const [one, asleep] = [broadcastTabs(openChannel, () => local), broadcastTabs(openChannel, () => local)];
      const tell = (customer: typeof ada, at: string) => one.tell({ kind: 'active', ...customer, at: at as Instant });
      tell(ada, '2026-11-21T14:00:00.000Z');
      expect(asleep.lastActive(ada)).toBeUndefined();
      [ada, adaAgain, grace].forEach(one.enter);
      expect(asleep.lastActive(ada)).toBeUndefined();
      tell(adaAgain, '2026-11-21T15:01:00.000Z');
      tell(ada, '2026-11-21T15:00:00.000Z');
      tell(grace, '2026-11-21T16:00:00.000Z');
      expect([ada, adaAgain].map(asleep.lastActive)).toEqual(Array(2).fill('2026-11-21T15:01:00.000Z'));
    });

    it('forgets a tab that was closed without Log Out a day later, when another session enters', () => {
      const local = memoryStorage();
      const kept = broadcastTabs(openChannel, () => local);
      const unnoted = { session: 'id-4', userName: 'linus@example.com' };
      const all = [ada, adaAgain, grace, unnoted];
      const tell = (customer: typeof ada, at: string) => kept.tell({ kind: 'active', ...customer, at: at as Instant });
      all.forEach(kept.enter);
      tell(ada, '2026-11-20T14:59:59.999Z');
      tell(adaAgain, '2026-11-20T15:00:00.000Z');
      expect(all.map(kept.isEntered)).toEqual([true, true, true, true]);
      tell(grace, '2026-11-21T15:00:00.000Z');
      expect(all.map(kept.isEntered)).toEqual([false, true, true, true]);
      tell(grace, '2026-11-22T15:00:00.000Z');
      expect(all.map(kept.isEntered)).toEqual([false, true, true, true]);
    });

    it('has no word of the customer', () => {
      const local = memoryStorage();
      const tabs = broadcastTabs(openChannel, () => local);
      tabs.enter(ada);
      tabs.tell({ kind: 'active', ...ada, at: active.at });
      const kept = Array.from({ length: local.length }, (_, index) => local.getItem(local.key(index) ?? ''));
      expect(kept.join(' ').toLowerCase()).not.toMatch(/ada|example/);
    });

    it.each(['not JSON', '{}', '[1]', 'null'])('works with %s in the storage', (garbage) => {
      const local = memoryStorage();
      local.setItem('hearthside-session.id-1', garbage);
      const tabs = broadcastTabs(openChannel, () => local);
      expect([tabs.enter(adaAgain), tabs.enter(ada)]).toEqual([true, true]);
      tabs.tell({ kind: 'loggedOut', ...adaAgain });
      expect([ada, adaAgain].map(tabs.isEntered)).toEqual([false, false]);
    });
  });

  it('works without a storage', () => {
    const tabs = broadcastTabs(openChannel, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => tabs.tell(loggedOut)).not.toThrow();
    expect([tabs.enter(active), tabs.isEntered(active), tabs.lastActive(active)]).toEqual([false, true, undefined]);
  });
});
