/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { settle } from '../../../tests/support/FakeNetwork';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { readAgainWhenBack } from './readAgainWhenBack';

/** A call of a page that the customer may leave. jsdom has no `Request`. */
const call = (isRead = true) => {
  const time = new VirtualTime();
  const ended = new AbortController();
  const ends: ((failure?: Error) => void)[] = [];
  const send = readAgainWhenBack(
    () =>
      new Promise((resolve, reject) =>
        ends.push((failure) => (failure ? reject(failure) : resolve('answer' as unknown as Response))),
      ),
    () => isRead,
    time.wait,
  );
  let fate: unknown = 'open';
  const request = { signal: ended.signal, clone: () => request } as Request;
  void send(request).then(
    (answer) => (fate = answer),
    (failure: unknown) => (fate = failure),
  );
  return {
    time,
    ended,
    fate: () => fate,
    sent: () => ends.length,
    answer: async () => {
      ends.at(-1)?.();
      await settle();
    },
    fail: async () => {
      ends.at(-1)?.(new Error('no response'));
      await settle();
    },
  };
};

const happens = async (name: string): Promise<void> => {
  window.dispatchEvent(new Event(name));
  await settle();
};

const failure = new Error('no response');

describe('A call that the browser ends', () => {
  it('fails at once on a page that is not left', async () => {
    const { fail, fate } = call();
    await fail();
    expect(fate()).toEqual(failure);
  });

  it.each(['beforeunload', 'pagehide'])('does not fail on a page that is left (%s) @FAULT-54', async (leaving) => {
    const { fail, fate, time } = call();
    await happens(leaving);
    await fail();
    await time.pass(9_999);
    expect(fate()).toBe('open');
  });

  it('is read again on a page that comes back @FAULT-54', async () => {
    const { fail, answer, fate, sent } = call();
    await happens('pagehide');
    await fail();
    await happens('pageshow');
    expect(sent()).toBe(2);
    await answer();
    expect(fate()).toBe('answer');
  });

  it('is read again on a page that stays, as after a download @FAULT-54', async () => {
    const { fail, fate, sent, time } = call();
    await happens('beforeunload');
    await fail();
    await time.pass(10_000);
    expect(sent()).toBe(2);
    await fail();
    expect(fate()).toEqual(failure);
  });

  it('is not sent again if it is a write: its outcome is not known @FAULT-54', async () => {
    const { fail, fate, sent } = call(false);
    await happens('pagehide');
    await fail();
    await happens('pageshow');
    expect([sent(), fate()]).toEqual([1, failure]);
  });

  it('fails at once where the customer has given it up', async () => {
    const { ended, fail, fate } = call();
    await happens('beforeunload');
    ended.abort();
    await fail();
    expect(fate()).toEqual(failure);
  });

  it('no longer listens once it is answered', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const { answer } = call();
    await answer();
    for (const [, , options] of listen.mock.calls) expect(options).toMatchObject({ signal: { aborted: true } });
    expect(listen).toHaveBeenCalledTimes(2);
  });
});
