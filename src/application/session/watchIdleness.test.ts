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
}

const open = ({ world = idleWorld(), tabs = tabsOfOneBrowser()(1), userName = 'ada' }: Circumstances = {}) => {
  const { vault, activity, clock, time } = world;
  let idleness: Idleness | undefined;
  let loggedOutElsewhere = 0;
  const watch = watchIdleness(
    limits,
    vault,
    activity,
    tabs,
    clock,
    time.wait,
  )(userName, {
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
  it('warns after 15 minutes, counts down for 2, and ends', async () => {
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

  it('begins anew with every sign of life, within a second', async () => {
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

  it('takes only an answer for an answer, once it has warned', async () => {
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
    ['signs out who slept for 17 minutes', 17 * MINUTE, { kind: 'over' }],
    ['warns who slept for 16 minutes', 16 * MINUTE, warned(60)],
    ['knows who slept for 10 minutes', 10 * MINUTE, { kind: 'present' }],
  ])('%s, as soon as the page is seen again and before a timer runs', (_, slept, expected) => {
    const { now, world } = open();
    world.sleep(slept);
    world.returnToPage();
    expect(now()).toEqual(expected);
  });

  it('signs out who slept too long at the next beat, where nothing tells of the return; the touch that woke the machine does not count', async () => {
    const { time, run, now, world } = open();
    world.sleep(20 * MINUTE);
    world.act();
    await time.pass(SECOND);
    expect(now()).toEqual({ kind: 'over' });
    await run;
  });

  it('takes no answer after the time, which a sleeping machine let pass', async () => {
    const { time, watch, now, world } = open();
    await time.pass(16 * MINUTE);
    world.sleep(5 * MINUTE);
    watch.stay();
    expect(now()).toEqual({ kind: 'over' });
  });

  it('judges a tab that the browser put away and brought back by the time that passed', async () => {
    const world = idleWorld();
    const before = open({ world });
    await before.time.pass(MINUTE);
    before.visit.abort();
    await expect(before.run).rejects.toThrow('given up');

    world.sleep(20 * MINUTE);
    expect(open({ world }).now()).toEqual({ kind: 'over' });
  });

  it('knows who loads the page anew', async () => {
    const world = idleWorld();
    const before = open({ world });
    await before.time.pass(10 * MINUTE);
    before.visit.abort();
    await expect(before.run).rejects.toThrow('given up');

    const after = open({ world });
    await after.time.pass(14 * MINUTE);
    expect(after.now()).toEqual({ kind: 'present' });
  });

  it.each([undefined, 'garbage', 7, {}])('begins with the present moment where it finds %j kept', async (garbage) => {
    const world = idleWorld();
    world.kept.set('activity', garbage);
    const { time, now } = open({ world });
    await time.pass(15 * MINUTE - 1);
    expect(now()).toEqual({ kind: 'present' });
  });

  it('lets a sign of life in one tab count for the same customer in the others, and an answer too', async () => {
    const world = idleWorld();
    const tabOf = tabsOfOneBrowser();
    const other = open({ world: { ...idleWorld(), time: world.time, clock: world.clock }, tabs: tabOf(2) });
    const stranger = open({
      world: { ...idleWorld(), time: world.time, clock: world.clock },
      tabs: tabOf(3),
      userName: 'grace',
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

  it('tells the other tabs of a sign of life, and keeps it with the session', () => {
    const tabOf = tabsOfOneBrowser();
    const told: TabNews[] = [];
    tabOf(2).listen((news) => told.push(news));
    const { world } = open({ tabs: tabOf(1) });
    const at = world.clock.now();
    expect(told).toEqual([{ kind: 'active', userName: 'ada', at }]);
    expect([...world.kept]).toEqual([['activity', at]]);
  });

  it('is not set back by news that comes late', async () => {
    const tabOf = tabsOfOneBrowser();
    const { time, now, world } = open({ tabs: tabOf(1) });
    const earlier = world.clock.now();
    await time.pass(10 * MINUTE);
    world.act();
    await time.pass(SECOND);
    tabOf(2).tell({ kind: 'active', userName: 'ada', at: earlier });
    await time.pass(14 * MINUTE);
    expect(now()).toEqual({ kind: 'present' });
  });

  it('hears that the same customer has logged out in another tab, and nothing of anybody else', () => {
    const tabOf = tabsOfOneBrowser();
    const { loggedOut } = open({ tabs: tabOf(1) });
    tabOf(2).tell({ kind: 'loggedOut', userName: 'grace' });
    expect(loggedOut()).toBe(0);
    tabOf(2).tell({ kind: 'loggedOut', userName: 'ada' });
    expect(loggedOut()).toBe(1);
  });

  it('leaves nothing behind when it is given up', async () => {
    const tabOf = tabsOfOneBrowser();
    const { visit, run, time, world, loggedOut } = open({ tabs: tabOf(1) });
    visit.abort();
    await expect(run).rejects.toThrow('given up');
    tabOf(2).tell({ kind: 'loggedOut', userName: 'ada' });
    expect([time.sleepers, world.isWatched(), loggedOut()]).toEqual([0, false, 0]);
  });
});
