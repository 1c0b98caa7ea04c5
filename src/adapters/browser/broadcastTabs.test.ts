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

/** A tab, what it heard, and a promise of its hearing that somebody logged out, which tests say last. */
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

  it('keeps the sessions that have logged out for tabs that were asleep @SIGNIN-50', () => {
    const local = memoryStorage();
    const [one, asleep] = [broadcastTabs(openChannel, () => local), broadcastTabs(openChannel, () => local)];
    one.tell(active);
    expect(asleep.hasLoggedOut(active)).toBe(false);
    one.tell(loggedOut);
    expect(asleep.hasLoggedOut(active)).toBe(true);
    for (let session = 0; session < 20; session += 1) one.tell({ ...loggedOut, session: `other-${String(session)}` });
    expect(asleep.hasLoggedOut(active)).toBe(false);
  });

  it.each(['not JSON', '{}', '[1]'])('works with %s in the storage', (garbage) => {
    const local = memoryStorage();
    local.setItem('hearthside-ended', garbage);
    const tabs = broadcastTabs(openChannel, () => local);
    expect(tabs.hasLoggedOut(active)).toBe(false);
    tabs.tell(loggedOut);
    expect(tabs.hasLoggedOut(active)).toBe(true);
  });

  it('works without a storage', () => {
    const tabs = broadcastTabs(openChannel, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => tabs.tell(loggedOut)).not.toThrow();
    expect(tabs.hasLoggedOut(active)).toBe(false);
  });
});
