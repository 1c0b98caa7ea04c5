import { MINUTE, idleWorld, tabsOfOneBrowser } from '../../../tests/support/idleCustomer';
import type { Idleness } from '../../domain/session/idleness';
import type { OtherTabs, TabNews } from '../ports/OtherTabs';
import { watchIdleness } from './watchIdleness';

const limits = { minutesUntilWarning: 15, minutesToAnswer: 2 };
const SECOND = 1_000;

interface Circumstances {
  readonly world?: ReturnType<typeof idleWorld>;
  readonly tabs?: OtherTabs;
  readonly userName?: string;
  readonly session?: string;
}

const open = ({
  world = idleWorld(),
  tabs = tabsOfOneBrowser()(1),
  userName = 'ada',
  session = 'id-1',
}: Circumstances = {}) => {
  const { vault, activity, clock, time } = world;
  let idleness: Idleness | undefined;
  let loggedOutElsewhere = 0;
  const watch = watchIdleness(
    limits,
    vault,
    () => ({ session, userName }),
    activity,
    tabs,
    clock,
    time.wait,
  )({
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
  ])('%s, as soon as the page is seen again and before a timer runs', (_, slept, expected) => {
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
    const other = open({ world: { ...idleWorld(), time: world.time, clock: world.clock }, tabs: tabOf(2) });
    const stranger = open({
      world: { ...idleWorld(), time: world.time, clock: world.clock },
      tabs: tabOf(3),
      userName: 'grace',
      session: 'id-2',
    });
    const here = open({ world, tabs: tabOf(1) });

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
    const { world } = open({ tabs: tabOf(1) });
    const at = world.clock.now();
    expect(told).toEqual([{ kind: 'active', session: 'id-1', userName: 'ada', at }]);
    expect([...world.kept]).toEqual([['activity', at]]);
  });

  it('ignores late news', async () => {
    const tabOf = tabsOfOneBrowser();
    const { time, now, world } = open({ tabs: tabOf(1) });
    const earlier = world.clock.now();
    await time.pass(10 * MINUTE);
    world.act();
    await time.pass(SECOND);
    tabOf(2).tell({ kind: 'active', session: 'id-2', userName: 'ada', at: earlier });
    await time.pass(14 * MINUTE);
    expect(now()).toEqual({ kind: 'present' });
  });

  it('learns when the tab wakes that the customer logged out in another @SIGNIN-50', () => {
    const { world, loggedOut } = open({ tabs: { ...tabsOfOneBrowser()(1), hasLoggedOut: () => true } });
    expect(loggedOut()).toBe(0);
    world.returnToPage();
    expect(loggedOut()).toBe(1);
  });

  it('hears that the same customer logged out in another tab, and ignores other customers', () => {
    const tabOf = tabsOfOneBrowser();
    const { loggedOut } = open({ tabs: tabOf(1) });
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-2', userName: 'grace' });
    tabOf(2).tell({ kind: 'loggedOut', session: '', userName: 'grace' });
    expect(loggedOut()).toBe(0);
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-2', userName: 'ada' });
    expect(loggedOut()).toBe(1);
  });

  it('hears a Log Out in the tab that it was duplicated from, in which the email address has changed @SIGNIN-40', () => {
    const tabOf = tabsOfOneBrowser();
    const { loggedOut } = open({ tabs: tabOf(1) });
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-1', userName: 'ada.new' });
    expect(loggedOut()).toBe(1);
  });

  it('leaves no listener or timer after an abort', async () => {
    const tabOf = tabsOfOneBrowser();
    const { visit, run, time, world, loggedOut } = open({ tabs: tabOf(1) });
    visit.abort();
    await expect(run).rejects.toThrow('given up');
    tabOf(2).tell({ kind: 'loggedOut', session: 'id-1', userName: 'ada' });
    expect([time.sleepers, world.isWatched(), loggedOut()]).toEqual([0, false, 0]);
  });
});
