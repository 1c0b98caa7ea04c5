import { recordedErrors } from '../../../tests/support/memoryCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { Instant } from '../../domain/Instant';
import { MaintenanceViewModel } from './MaintenanceViewModel';

const closedFor = (seconds: number) => {
  const time = new VirtualTime();
  const { errors, handled } = recordedErrors();
  let retries = 0;
  let setBack = 0;
  const notice = new MaintenanceViewModel({
    opensAt: Instant.secondsAfter(time.clock.now(), seconds),
    retry: () => (retries += 1),
    clock: { now: () => Instant.secondsAfter(time.clock.now(), -setBack) },
    wait: time.wait,
    errors,
  });
  const leave = startVisit(notice);
  const setClockBack = (seconds: number): void => void (setBack = seconds);
  return { notice, time, leave, handled, retries: () => retries, setClockBack };
};

describe('MaintenanceViewModel @SHELL-38', () => {
  it('does not try again unless the customer asks for it', async () => {
    const { notice, time, retries } = closedFor(60);
    await time.pass(120_000);
    expect(retries()).toBe(0);
    expect(notice.state).toEqual({ kind: 'canWait' });
  });

  it('counts the seconds, and then tries again once', async () => {
    const { notice, time, retries } = closedFor(60);
    void notice.wait();
    await time.pass(20_000);
    expect(notice.state).toEqual({ kind: 'waiting', secondsLeft: 40 });
    await time.pass(600_000);
    expect(retries()).toBe(1);
    expect(time.sleepers).toBe(0);
  });

  it('waits no longer than it said, where the clock is set back meanwhile', async () => {
    const { notice, time, retries, setClockBack } = closedFor(60);
    void notice.wait();
    await time.pass(20_000);
    setClockBack(3_600);
    await time.pass(40_000);
    expect(retries()).toBe(1);
  });

  it('stops when the customer says so, and waits again when asked', async () => {
    const { notice, time, retries } = closedFor(60);
    void notice.wait();
    await time.pass(500);
    notice.stop();
    void notice.wait();
    expect(time.sleepers).toBe(1);
    notice.stop();
    await time.pass(600_000);
    expect(retries()).toBe(0);
    expect(time.sleepers).toBe(0);
  });

  it('stops when the customer leaves', async () => {
    const { notice, time, leave, retries, handled } = closedFor(60);
    void notice.wait();
    await time.pass(500);
    leave();
    await time.pass(600_000);
    expect([retries(), handled]).toEqual([0, []]);
  });

  it.each([
    [600, { kind: 'canWait' }],
    [601, { kind: 'cannotWait' }],
    [0, { kind: 'cannotWait' }],
    [-5, { kind: 'cannotWait' }],
  ])('%d seconds before the end is %j', (seconds, state) => {
    expect(closedFor(seconds).notice.state).toEqual(state);
  });
});
