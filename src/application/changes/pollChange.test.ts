import { getEventListeners } from 'node:events';
import { aborted } from '../../../tests/support/FakeNetwork';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import type { ChangeStatus } from '../ports/ChangeStatus';
import { pollChange } from './pollChange';

const pending: ChangeStatus = { kind: 'pending' };

/** Polls in virtual time, and notes when it asked. */
const polled = (answer: (asked: number, signal: AbortSignal) => ChangeStatus | Promise<ChangeStatus>) => {
  const time = new VirtualTime();
  const visit = new AbortController();
  const askedAt: number[] = [];
  const outcome = pollChange({ wait: time.wait })(async (signal) => {
    askedAt.push(Math.round(time.now));
    return answer(askedAt.length, signal);
  }, visit.signal);
  let settled: unknown = 'not yet';
  outcome.then(
    (value) => (settled = value),
    (failure: unknown) => (settled = failure),
  );
  return { time, visit, askedAt, settled: () => settled };
};

describe('pollChange', () => {
  it('polls first after half a second @WIRE-38', async () => {
    const { time, askedAt, settled } = polled(() => ({ kind: 'complete' }));
    await time.pass(499);
    expect(askedAt).toEqual([]);
    await time.pass(1);
    expect(askedAt).toEqual([500]);
    expect(settled()).toEqual({ kind: 'complete' });
    expect(time.sleepers).toBe(0);
  });

  it('pauses longer after each poll, up to five seconds @WIRE-38', async () => {
    const { time, askedAt } = polled(() => pending);
    await time.pass(60_000);
    const pauses = askedAt.map((at, index) => at - (askedAt[index - 1] ?? 0));
    expect(pauses.slice(0, 8)).toEqual(
      [500, 750, 1125, 1688, 2531, 3797, 5000, 5000].map((n): unknown => expect.closeTo(n, -1)),
    );
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5001);
  });

  it('says after a minute that it takes longer, and stops @WIRE-39', async () => {
    const { time, askedAt, settled } = polled(() => pending);
    await time.pass(59_999);
    expect(settled()).toBe('not yet');
    await time.pass(1);
    expect(settled()).toEqual({ kind: 'takingLonger' });
    const asked = askedAt.length;
    await time.pass(60_000);
    expect(askedAt).toHaveLength(asked);
    expect(time.sleepers).toBe(0);
  });

  it('aborts a call that is in progress when the minute is over', async () => {
    let call: AbortSignal | undefined;
    const { time, settled } = polled((_, signal) => {
      call = signal;
      return aborted(signal);
    });
    await time.pass(60_000);
    expect(settled()).toEqual({ kind: 'takingLonger' });
    expect(call?.aborted).toBe(true);
  });

  it('returns why a change failed', async () => {
    const { time, settled } = polled((asked) =>
      asked < 3 ? pending : { kind: 'failed', message: 'Taken meanwhile.' },
    );
    await time.pass(5_000);
    expect(settled()).toEqual({ kind: 'failed', message: 'Taken meanwhile.' });
  });

  it('throws what a call throws', async () => {
    const failure = new Error('no way');
    const { time, settled } = polled(() => Promise.reject(failure));
    await time.pass(500);
    expect(settled()).toBe(failure);
    expect(time.sleepers).toBe(0);
  });

  it.each([0, 10_000])('stops when the customer leaves after %i ms @WIRE-40', async (milliseconds) => {
    const { time, visit, askedAt, settled } = polled(() => pending);
    await time.pass(milliseconds);
    const asked = askedAt.length;
    visit.abort();
    await time.pass(60_000);
    expect(settled()).toMatchObject({ name: 'AbortError' });
    expect(askedAt).toHaveLength(asked);
    expect(time.sleepers).toBe(0);
  });

  it('removes its listener from the visit when it ends', async () => {
    const { time, visit, settled } = polled(() => ({ kind: 'complete' }));
    expect(getEventListeners(visit.signal, 'abort')).toHaveLength(1);
    await time.pass(500);
    expect(settled()).toEqual({ kind: 'complete' });
    expect(getEventListeners(visit.signal, 'abort')).toEqual([]);
  });

  it('does not poll for a customer who has already left', async () => {
    const time = new VirtualTime();
    const ask = jest.fn(async () => pending);
    const left = new AbortController();
    left.abort();
    await expect(pollChange({ wait: time.wait })(ask, left.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(ask).not.toHaveBeenCalled();
  });
});
