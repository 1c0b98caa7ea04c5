import { gate, sessionOf, sessionSlot, settle } from '../../../tests/support/FakeNetwork';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import type { Session } from '../../domain/session/Session';
import { ANSWER_BUDGET, refreshTurns, TURN_BUDGET } from './refreshTurns';

type Hear = (event: { readonly data: unknown }) => void;

/** The channel of one browser: what a tab posts, every other tab hears. */
const browserChannel = () => {
  const tabs: { hears: Set<Hear>; isFrozen: boolean }[] = [];
  const posted: unknown[] = [];
  const open = () => {
    const own = { hears: new Set<Hear>(), isFrozen: false };
    tabs.push(own);
    const channel = {
      postMessage: (data: unknown) => {
        posted.push(data);
        for (const { hears, isFrozen } of tabs.filter((tab) => tab !== own))
          queueMicrotask(() => !isFrozen && hears.forEach((hear) => hear({ data: structuredClone(data) })));
      },
      addEventListener: (_: 'message', hear: Hear, { signal }: AddEventListenerOptions = {}) => {
        own.hears.add(hear);
        signal?.addEventListener('abort', () => own.hears.delete(hear));
      },
    };
    return { own, channel: channel as unknown as BroadcastChannel };
  };
  return { open, posted };
};

/** The locks of one browser. */
const browserLocks = (): Pick<LockManager, 'request'> => {
  const last = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: LockOptions, run: () => Promise<unknown>): Promise<unknown> => {
    const before = last.get(name) ?? Promise.resolve();
    const left = gate<never>();
    signal?.addEventListener('abort', () => left.open(Promise.reject(new Error('The turn did not come.')) as never));
    const turn = Promise.race([before.catch(() => undefined), left.opened]).then(run);
    last.set(name, turn);
    return turn;
  };
  return { request } as Pick<LockManager, 'request'>;
};

/** The locks of a browser that lets the page store nothing. */
const deniedLocks: Pick<LockManager, 'request'> = {
  request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
};

const browser = (locksOf: () => Pick<LockManager, 'request'> | undefined = browserLocks) => {
  const { open, posted } = browserChannel();
  const locks = locksOf();
  const time = new VirtualTime();
  const tab = (held: Session = sessionOf('ada')) => {
    const session = sessionSlot(held);
    const { own, channel } = open();
    const identity = () => {
      const signedIn = session.read();
      return signedIn && { session: `session of ${signedIn.userName}` };
    };
    const turns = refreshTurns({ identity, session, open: () => channel, locks, wait: time.wait });
    turns.onRefreshed((newer) => session.write(newer));
    turns.join();
    let refreshes = 0;
    const refresh = async (answer: Promise<Session> = Promise.resolve(sessionOf('ada', 2))): Promise<Session> => {
      const before = session.read();
      if (before === undefined) throw new Error('signed out');
      const newer = await turns.take(before, () => {
        refreshes += 1;
        return answer;
      });
      session.write(newer);
      return newer;
    };
    return { session, own, turns, refresh, refreshes: () => refreshes };
  };
  return { tab, time, posted, locks };
};

describe('Tabs that share tokens', () => {
  it('refresh in turns: one refreshes, and the others use its tokens @SIGNIN-48', async () => {
    const { tab, time, posted } = browser();
    const [one, two, three] = [tab(), tab(), tab()];
    await settle();
    const slow = gate<Session>();
    const all = [one, two, three].map(({ refresh }) => refresh(slow.opened));
    await time.pass(ANSWER_BUDGET);
    expect([one.refreshes(), two.refreshes(), three.refreshes()]).toEqual([1, 0, 0]);
    slow.open(sessionOf('ada', 2));
    expect(await Promise.all(all)).toEqual([1, 2, 3].map(() => sessionOf('ada', 2)));
    expect([one.refreshes(), two.refreshes(), three.refreshes()]).toEqual([1, 0, 0]);
    expect(posted.filter((message) => (message as { kind: string }).kind === 'wanted')).toHaveLength(1);
  });

  it('ask for tokens that they have missed, however often these were refreshed', async () => {
    const { tab, time } = browser();
    const [one, two] = [tab(), tab()];
    await settle();
    two.own.isFrozen = true;
    for (const number of [2, 3]) {
      const refreshing = one.refresh(Promise.resolve(sessionOf('ada', number)));
      await time.pass(ANSWER_BUDGET);
      await refreshing;
    }
    two.own.isFrozen = false;
    expect(await two.refresh()).toEqual(sessionOf('ada', 3));
    expect(two.refreshes()).toBe(0);
  });

  it('do not wait where there is no other tab', async () => {
    const { tab, time } = browser();
    expect(await tab().refresh()).toEqual(sessionOf('ada', 2));
    expect([time.now, time.sleepers]).toEqual([0, 0]);
  });

  it('refresh on their own when the others do not answer', async () => {
    const { tab, time } = browser();
    const [one, two] = [tab(), tab()];
    await settle();
    two.own.isFrozen = true;
    const refreshing = one.refresh();
    await time.pass(ANSWER_BUDGET);
    expect(await refreshing).toEqual(sessionOf('ada', 2));
    expect(one.refreshes()).toBe(1);
  });

  it('fail when their turn does not come, and keep the session', async () => {
    const { tab, time } = browser();
    const [one, two] = [tab(), tab()];
    await settle();
    void one.refresh(new Promise(() => undefined));
    await time.pass(ANSWER_BUDGET);
    const waiting = expect(two.refresh()).rejects.toMatchObject({ details: { kind: 'other', status: 509 } });
    await time.pass(TURN_BUDGET);
    await waiting;
    expect(two.session.read()).toEqual(sessionOf('ada'));
  });

  it('let the next one try when a refresh fails', async () => {
    const { tab, time } = browser();
    const [one, two] = [tab(), tab()];
    await settle();
    const failing = expect(one.refresh(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const next = two.refresh();
    await time.pass(2 * ANSWER_BUDGET);
    await failing;
    expect(await next).toEqual(sessionOf('ada', 2));
  });

  it.each([
    ['without locks', undefined],
    ['that denies locks', deniedLocks],
  ])('refresh on their own in a browser %s @SHELL-28', async (_, locks) => {
    const { tab, time } = browser(() => locks);
    expect(await tab().refresh()).toEqual(sessionOf('ada', 2));
    expect(time.sleepers).toBe(0);
  });

  it('pass nothing on after Log Out, and nothing to another session @SIGNIN-48', async () => {
    const { tab, time } = browser();
    const [one, two, bob] = [tab(), tab(), tab(sessionOf('bob'))];
    await settle();
    two.session.reset();
    const refreshing = one.refresh();
    await time.pass(ANSWER_BUDGET);
    await refreshing;
    await settle();
    expect([two.session.read(), bob.session.read()]).toEqual([undefined, sessionOf('bob')]);

    // Bob signs in where Ada was, and a tab of Ada's asks with her old tokens.
    const late = tab(sessionOf('ada'));
    await settle();
    one.session.write(sessionOf('bob'));
    const asking = late.refresh(Promise.resolve(sessionOf('ada', 3)));
    await time.pass(ANSWER_BUDGET);
    expect(await asking).toEqual(sessionOf('ada', 3));
  });

  it('pass nothing on that arrives after Log Out', async () => {
    const { tab, time } = browser();
    const [one, two] = [tab(), tab()];
    await settle();
    const slow = gate<Session>();
    const refreshing = one.refresh(slow.opened);
    await time.pass(ANSWER_BUDGET);
    one.session.reset();
    slow.open(sessionOf('ada', 2));
    await refreshing;
    await settle();
    expect(two.session.read()).toEqual(sessionOf('ada'));
  });

  it('ignore what is no message of theirs, and tokens that no header can carry', async () => {
    const { tab, time } = browser();
    const [one] = [tab(), tab()];
    await settle();
    const renewed = { kind: 'renewed', id: 'session of ada@example.com', replaced: ['ada-auth-1'] };
    const session = { ...sessionOf('ada', 2), authToken: 'line\nbreak' };
    for (const data of [undefined, 'renewed', renewed, { ...renewed, session }])
      one.own.hears.forEach((hear) => hear({ data }));
    await settle();
    expect([one.session.read(), time.sleepers]).toEqual([sessionOf('ada'), 0]);
  });
});
