import { MINUTE, idleLimits as limits, idleWorld, tabsOfOneBrowser } from '../../../tests/support/idleCustomer';
import { Instant } from '../../domain/Instant';
import type { Idleness } from '../../domain/session/idleness';
import type { OtherTabs, TabNews } from '../ports/OtherTabs';
import { watchIdleness } from './watchIdleness';

const SECOND = 1_000;

interface Circumstances {
  readonly world?: ReturnType<typeof idleWorld>;
  readonly otherTabs?: OtherTabs;
  readonly userName?: string;
  readonly session?: string;
}

const open = ({
  world = idleWorld(),
  otherTabs = world.tabOf(1),
  userName = 'ada',
  session = 'id-1',
}: Circumstances = {}) => {
  const { vault, activity, clock, time } = world;
  let idleness: Idleness | undefined;
  let loggedOutElsewhere = 0;
  const identity = () => ({ session, userName });
  const watch = watchIdleness({ limits, vault, identity, activity, otherTabs, clock, wait: time.wait })({
    changed: (changed) => {
      idleness = changed;
    },
    loggedOutElsewhere: () => {
      loggedOutElsewhere += 1;
    },
  });
  const visit = new AbortController();
  const run = watch.run(visit.signal);
  return { world, time, watch, visit, run, now: () => idleness, loggedOut: () => loggedOutElsewhere };
};

const warned = (secondsLeft: number) => ({ kind: 'warned', secondsLeft });

describe('watchIdleness', () => {
  it('warns after 15 minutes, counts down for 2, and ends @SIGNIN-41', async () => {
    const { time, run, now, world } = open();
    expect(now()).toEqual({ kind: 'present' });
    await time.pass(15 * MINUTE - 1);
    expect(now()).toEqual({ kind: 'present' });
    await time.pass(1);
    expect(now()).toEqual(warned(120));
    await time.pass(90 * SECOND);
    expect(now()).toEqual(warned(30));
    await time.pass(30 * SECOND);
    expect(now()).toEqual({ kind: 'over' });
    await run;
    expect([time.sleepers, world.isWatched()]).toEqual([0, false]);
  });

  it('starts again with every activity, within a second', async () => {
    const { time, now, world } = open();
    for (let visit = 0; visit < 3; visit += 1) {
      await time.pass(14 * MINUTE);
      world.act();
      await time.pass(SECOND);
    }
    await time.pass(15 * MINUTE - 2 * SECOND);
    expect(now()).toEqual({ kind: 'present' });
    await time.pass(2 * SECOND);
    expect(now()).toMatchObject({ kind: 'warned' });
  });

  it('closes the warning only for an answer', async () => {
    const { time, watch, now, world } = open();
    await time.pass(15 * MINUTE);
    world.act();
    await time.pass(10 * SECOND);
    expect(now()).toEqual(warned(110));
    watch.stay();
    expect(now()).toEqual({ kind: 'present' });
    await time.pass(15 * MINUTE - SECOND);
    expect(now()).toEqual({ kind: 'present' });
    await time.pass(SECOND);
    expect(now()).toEqual(warned(120));
  });

  it.each<[string, number, unknown]>([
    ['signs the customer out after 17 minutes of sleep', 17 * MINUTE, { kind: 'over' }],
    ['warns after 16 minutes of sleep', 16 * MINUTE, warned(60)],
    ['does not warn after 10 minutes of sleep', 10 * MINUTE, { kind: 'present' }],
  ])('%s, as soon as the page is seen again and before a timer runs @SAFE-4', (_, slept, expected) => {
    const { now, world } = open();
    world.sleep(slept);
    world.returnToPage();
    expect(now()).toEqual(expected);
  });

  it('signs out at the next beat after a long sleep, although the customer touched the computer to wake it', async () => {
    const { time, run, now, world } = open();
    world.sleep(20 * MINUTE);
    world.act();
    await time.pass(SECOND);
    expect(now()).toEqual({ kind: 'over' });
    await run;
  });

  it('accepts no answer after the limit, which passed during sleep', async () => {
    const { time, watch, now, world } = open();
    await time.pass(16 * MINUTE);
    world.sleep(5 * MINUTE);
    watch.stay();
    expect(now()).toEqual({ kind: 'over' });
  });

  it('judges a restored tab by the time that passed @SIGNIN-43 @SAFE-4', async () => {
    const world = idleWorld();
    const before = open({ world });
    await before.time.pass(MINUTE);
    before.visit.abort();
    await expect(before.run).rejects.toThrow('given up');

    world.sleep(20 * MINUTE);
    expect(open({ world }).now()).toEqual({ kind: 'over' });
  });

  it('counts a reload as activity', async () => {
    const world = idleWorld();
    const before = open({ world });
    await before.time.pass(10 * MINUTE);
    before.visit.abort();
    await expect(before.run).rejects.toThrow('given up');

    const after = open({ world });
    await after.time.pass(14 * MINUTE);
    expect(after.now()).toEqual({ kind: 'present' });
  });

  it.each([undefined, 'garbage', 7, {}])('starts now if the vault holds %j', async (garbage) => {
    const world = idleWorld();
    world.kept.set('activity', garbage);
    const { time, now } = open({ world });
    await time.pass(15 * MINUTE - 1);
    expect(now()).toEqual({ kind: 'present' });
  });

  it('counts activity and an answer in one tab for the same customer in the others @SIGNIN-43', async () => {
    const world = idleWorld();
    const tabOf = tabsOfOneBrowser();
    const other = open({ world: { ...idleWorld(), time: world.time, clock: world.clock }, otherTabs: tabOf(2) });
    const stranger = open({
      world: { ...idleWorld(), time: world.time, clock: world.clock },
      otherTabs: tabOf(3),
      userName: 'grace',
      session: 'id-2',
    });
    const here = open({ world, otherTabs: tabOf(1) });

    await here.time.pass(10 * MINUTE);
    world.act();
    await here.time.pass(10 * MINUTE);
    expect([here.now(), other.now(), stranger.now()]).toEqual([
      { kind: 'present' },
      { kind: 'present' },
      { kind: 'over' },
    ]);

    await here.time.pass(5 * MINUTE + SECOND);
    expect([here.now(), other.now()]).toMatchObject([{ kind: 'warned' }, { kind: 'warned' }]);
    here.watch.stay();
    expect([here.now(), other.now()]).toEqual([{ kind: 'present' }, { kind: 'present' }]);
  });

  it('reports activity to the other tabs, and keeps it in the vault', () => {
    const tabOf = tabsOfOneBrowser();
    const told: TabNews[] = [];
    tabOf(2).listen((news) => told.push(news));
    const { world } = open({ otherTabs: tabOf(1) });
    const at = world.clock.now();
    expect(told).toEqual([{ kind: 'active', session: 'id-1', userName: 'ada', at }]);
    expect(world.kept.get('activity')).toBe(at);
  });

  it('ignores late news', async () => {
    const tabOf = tabsOfOneBrowser();
    const { time, now, world } = open({ otherTabs: tabOf(1) });
    const earlier = world.clock.now();
    await time.pass(10 * MINUTE);
    world.act();
    await time.pass(SECOND);
    tabOf(2).tell({ kind: 'active', session: 'id-2', userName: 'ada', at: earlier });
    await time.pass(14 * MINUTE);
    expect(now()).toEqual({ kind: 'present' });
  });

  it('learns when the tab wakes that the customer logged out in another @SIGNIN-50', () => {
    let isEntered = true;
    const { world, loggedOut } = open({ otherTabs: { ...tabsOfOneBrowser()(1), isEntered: () => isEntered } });
    isEntered = false;
    expect(loggedOut()).toBe(0);
    world.returnToPage();
    expect(loggedOut()).toBe(1);
  });

  it('says after a sleep of more than a day that the customer was away, if another session has entered @SIGNIN-43', () => {
    const world = idleWorld();
    const { loggedOut, now } = open({ world });
    world.sleep(25 * 60 * MINUTE);
    const stranger = { ...idleWorld(), clock: world.clock };
    open({ world: stranger, otherTabs: world.tabOf(2), userName: 'grace', session: 'id-2' });
    world.returnToPage();
    expect([loggedOut(), now()]).toEqual([0, { kind: 'over' }]);
  });

  /** A tab that hears nothing, as one that sleeps or loads. */
  const asleep = (tabs: OtherTabs): OtherTabs => ({ ...tabs, listen: () => () => undefined });

  it('learns at the next beat of a Log Out that it did not hear, of a session of its own @SIGNIN-50', async () => {
    const tabOf = tabsOfOneBrowser();
    const { loggedOut, time } = open({ otherTabs: asleep(tabOf(1)), session: 'id-1' });
    open({ otherTabs: asleep(tabOf(3)), session: 'id-3', userName: 'grace' });
    const stranger = open({ otherTabs: asleep(tabOf(4)), session: 'id-4', userName: 'grace' });
    open({ otherTabs: tabOf(2), session: 'id-2', userName: 'ADA' });
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-2', userName: 'ADA' });
    await time.pass(SECOND);
    await stranger.time.pass(SECOND);
    expect([loggedOut(), stranger.loggedOut()]).toEqual([1, 0]);
  });

  it('counts activity in another tab while this one slept, as soon as it wakes @SIGNIN-43', async () => {
    const world = idleWorld();
    const tabOf = tabsOfOneBrowser();
    const other = { ...idleWorld(), time: world.time, clock: world.clock };
    const { now } = open({ world: other, otherTabs: asleep(tabOf(1)) });
    const here = open({ world, otherTabs: tabOf(2), session: 'id-2' });
    await here.time.pass(10 * MINUTE);
    world.act();
    await here.time.pass(10 * MINUTE);
    other.returnToPage();
    expect(now()).toEqual({ kind: 'present' });
    await here.time.pass(7 * MINUTE + SECOND);
    expect(now()).toEqual({ kind: 'over' });
  });

  it('does not count it once the clock was set back @SIGNIN-57', async () => {
    const tabOf = tabsOfOneBrowser();
    const { time, now, world } = open({ otherTabs: asleep(tabOf(1)) });
    await time.pass(5 * MINUTE);
    tabOf(2).enter({ session: 'id-2', userName: 'ada' });
    tabOf(2).tell({ kind: 'active', session: 'id-2', userName: 'ada', at: world.clock.now() });
    await time.pass(14 * MINUTE);
    world.setClock(-10 * MINUTE);
    await time.pass(8 * MINUTE);
    expect(now()).toEqual({ kind: 'over' });
  });

  it.each([
    ['old@example.com', 'new@example.com'],
    ['new@example.com', 'old@example.com'],
  ])(
    'learns of a Log Out of %s in a tab of %s, where one has changed the address @SIGNIN-50',
    async (loggingOut, other) => {
      const tabOf = tabsOfOneBrowser();
      const names = { here: 'old@example.com' };
      const changed = idleWorld();
      const watch = watchIdleness({
        limits,
        vault: changed.vault,
        identity: () => ({ session: 'id-1', userName: names.here }),
        activity: changed.activity,
        otherTabs: asleep(tabOf(1)),
        clock: changed.clock,
        wait: changed.time.wait,
      });
      let isOut = false;
      const first = { changed: () => undefined, loggedOutElsewhere: () => (isOut = true) };
      void watch(first).run(new AbortController().signal);
      const second = open({ otherTabs: asleep(tabOf(2)), session: 'id-2', userName: 'old@example.com' });
      names.here = 'new@example.com';
      await changed.time.pass(SECOND);

      const session = loggingOut.startsWith('new') ? 'id-1' : 'id-2';
      tabOf(3).tell({ kind: 'loggedOut', session, userName: loggingOut });
      await changed.time.pass(SECOND);
      await second.time.pass(SECOND);
      expect(other.startsWith('new') ? isOut : second.loggedOut()).toBeTruthy();
    },
  );

  it.each([
    ['signs in as somebody else', { session: 'id-2', userName: 'grace' }],
    ['ends its session', undefined],
  ])('goes on where a tab that was duplicated from it %s @SAFE-7', async (_, next) => {
    const tabOf = tabsOfOneBrowser();
    const { time, loggedOut } = open({ otherTabs: tabOf(1) });
    const { vault, activity, clock, time: otherTime } = idleWorld();
    const listener = { changed: () => undefined, loggedOutElsewhere: () => undefined };
    let customer: { session: string; userName: string } | undefined = { session: 'id-1', userName: 'ada' };
    const identity = () => customer;
    const needs = { limits, vault, identity, activity, otherTabs: tabOf(2), clock, wait: otherTime.wait };
    const visit = new AbortController();
    const run = watchIdleness(needs)(listener).run(visit.signal);
    customer = next;
    await otherTime.pass(SECOND);
    visit.abort();
    await expect(run).rejects.toThrow('given up');
    await time.pass(SECOND);
    expect(loggedOut()).toBe(0);
  });

  it.each([16, 20, 3 * 24 * 60])(
    'keeps a customer who types when the clock goes %d minutes forward @SIGNIN-57',
    async (minutes) => {
      const { time, now, world } = open();
      await time.pass(5 * MINUTE);
      world.act();
      await time.pass(0.6 * SECOND);
      world.setClock(minutes * MINUTE);
      for (let key = 0; key < 10; key += 1) {
        await time.pass(0.4 * SECOND);
        expect(now()).toEqual({ kind: 'present' });
        world.act();
      }
      await time.pass(15 * MINUTE - 2 * SECOND);
      expect(now()).toEqual({ kind: 'present' });
      await time.pass(2 * MINUTE + 3 * SECOND);
      expect(now()).toEqual({ kind: 'over' });
    },
  );

  it('ends after a sleep, although the customer had touched the page just before @SIGNIN-57', async () => {
    const { time, now, world } = open();
    await time.pass(SECOND);
    world.act();
    world.sleep(60 * MINUTE);
    await time.pass(SECOND);
    world.movePointer();
    await time.pass(5 * SECOND);
    expect(now()).toEqual({ kind: 'over' });
  });

  it('ends at once where a phone was locked right after a touch @SIGNIN-57', async () => {
    const { time, now, world } = open();
    await time.pass(SECOND);
    world.act();
    world.sleep(60 * MINUTE);
    world.returnToPage();
    expect(now()).toEqual({ kind: 'over' });
  });

  it('ends at once after a sleep, where nobody had touched the page for a second @SIGNIN-57', async () => {
    const { time, now, world } = open();
    await time.pass(10 * SECOND);
    world.sleep(60 * MINUTE);
    world.returnToPage();
    expect(now()).toEqual({ kind: 'over' });
  });

  it.each([-20, -2 * 24 * 60])(
    'ends after 17 idle minutes, although the clock went %d minutes @SIGNIN-57',
    async (minutes) => {
      const { time, now, world } = open();
      await time.pass(5 * MINUTE);
      world.setClock(minutes * MINUTE);
      await time.pass(10 * MINUTE);
      expect(now()).toEqual(warned(120));
      await time.pass(2 * MINUTE);
      expect(now()).toEqual({ kind: 'over' });
    },
  );

  it('keeps the time with a clock that was set back, so that a reload goes on counting @SIGNIN-57', async () => {
    const world = idleWorld();
    const before = open({ world });
    await before.time.pass(5 * MINUTE);
    world.setClock(-2 * 24 * 60 * MINUTE);
    await before.time.pass(SECOND);
    const idle = Instant.millisecondsBetween(String(world.kept.get('activity')) as Instant, world.clock.now());
    expect(Math.round(idle / SECOND)).toBe(5 * 60 + 1);
  });

  it('does not take news from before the clock was set back for activity @SIGNIN-57', async () => {
    const tabOf = tabsOfOneBrowser();
    const { time, now, world } = open({ otherTabs: tabOf(1) });
    const at = world.clock.now();
    await time.pass(16 * MINUTE);
    world.setClock(-2 * 24 * 60 * MINUTE);
    tabOf(2).tell({ kind: 'active', session: 'id-2', userName: 'ada', at });
    await time.pass(MINUTE);
    expect(now()).toEqual({ kind: 'over' });
  });

  it.each([
    ['a register', {}],
    ['none', { enter: () => false, isEntered: () => true }],
  ])('hears that the same customer logged out in a tab that signed in by itself, with %s @SIGNIN-40', (_, register) => {
    const tabOf = tabsOfOneBrowser();
    const { loggedOut } = open({ otherTabs: { ...tabOf(1), ...register } });
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-2', userName: 'grace' });
    tabOf(2).tell({ kind: 'loggedOut', session: '', userName: 'grace' });
    expect(loggedOut()).toBe(0);
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-2', userName: 'ADA' });
    expect(loggedOut()).toBe(1);
  });

  it('counts the activity of the same customer in a tab that signed in by itself @SIGNIN-43', async () => {
    const tabOf = tabsOfOneBrowser();
    const { time, world, now } = open({ otherTabs: tabOf(1) });
    await time.pass(10 * MINUTE);
    tabOf(2).tell({ kind: 'active', session: 'id-2', userName: 'ada', at: world.clock.now() });
    await time.pass(10 * MINUTE);
    expect(now()).toEqual({ kind: 'present' });
  });

  it('hears a Log Out in the tab that it was duplicated from, in which the email address has changed @SIGNIN-40', () => {
    const tabOf = tabsOfOneBrowser();
    const { loggedOut } = open({ otherTabs: tabOf(1) });
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-1', userName: 'ada.new' });
    expect(loggedOut()).toBe(1);
  });

  it('leaves no listener or timer after an abort', async () => {
    const tabOf = tabsOfOneBrowser();
    const { visit, run, time, world, loggedOut } = open({ otherTabs: tabOf(1) });
    visit.abort();
    await expect(run).rejects.toThrow('given up');
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-1', userName: 'ada' });
    expect([time.sleepers, world.isWatched(), loggedOut()]).toEqual([0, false, 0]);
  });
});
