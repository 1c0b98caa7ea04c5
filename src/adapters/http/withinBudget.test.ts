import {
  data,
  fakeNetwork,
  gate,
  oneId,
  sessionOf,
  sessionSlot,
  settle,
  tokenExpired,
} from '../../../tests/support/FakeNetwork';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { connectedFetch } from './connectedFetch';
import { readToEnd } from './readToEnd';
import { withinBudget } from './withinBudget';

const call = (path = '/api/claims', init: RequestInit = {}) =>
  new Request(`http://portal.test${path}`, { headers: { 'x-correlation-id': 'call-1' }, ...init });

/** The insurer never answers. */
const silent = () => gate<Response>().opened;

const over = (answer: Parameters<typeof fakeNetwork>[0]) => {
  const time = new VirtualTime();
  const network = fakeNetwork(answer);
  return { time, network, send: withinBudget(readToEnd(network.fetch), time.wait) };
};

/** The outcome of a promise so far. */
const fate = (promise: Promise<unknown>) => {
  let seen: unknown = 'open';
  void promise.then(
    () => (seen = 'answered'),
    (failure: unknown) => (seen = failure),
  );
  return () => seen;
};

const noResponse = { details: { kind: 'unknownOutcome', status: 509, correlationId: 'call-1' } };

describe('The budget of a call', () => {
  it.each([
    ['GET', '/api/claims', 31_000],
    ['POST', '/api/rates/preview', 31_000],
    ['GET', '/api/auth/token/invite-ny', 31_000],
    ['POST', '/api/claims', 60_000],
    ['PUT', '/api/policies', 60_000],
    ['POST', '/api/auth/login', 60_000],
    ['POST', '/api/auth/user/token', 15_000],
  ])('of %s %s is %i milliseconds @FAULT-47', async (method, path, budget) => {
    const { time, network, send } = over(silent);
    const seen = fate(send(call(path, { method })));
    await time.pass(budget - 1);
    expect([seen(), network.mostInFlight()]).toEqual(['open', 1]);
    await time.pass(1);
    expect(seen()).toMatchObject(noResponse);
  });

  it('includes the body of the response', async () => {
    const { time, send } = over(() => new Response(new ReadableStream({ start: () => undefined })));
    const seen = fate(send(call()));
    await time.pass(31_000);
    expect(seen()).toMatchObject(noResponse);
  });

  it('ends with the call, and the call with the customer', async () => {
    const { time, send } = over(({ path }) => (path === '/api/slow' ? silent() : data('answer')));
    expect((await send(call())).status).toBe(200);
    const leaving = new AbortController();
    const seen = fate(send(call('/api/slow', { signal: leaving.signal })));
    await settle();
    leaving.abort();
    await settle();
    expect(seen()).toMatchObject({ name: 'AbortError' });
    expect(time.sleepers).toBe(0);
  });

  it('aborts the exchange once it is over', async () => {
    const time = new VirtualTime();
    let sent: Request | undefined;
    const send = withinBudget((request) => {
      sent = request;
      return silent();
    }, time.wait);
    const seen = fate(send(call()));
    await time.pass(31_000);
    expect(seen()).toMatchObject({ details: { kind: 'unknownOutcome', status: 509 } });
    expect(sent?.signal.aborted).toBe(true);
  });
});

describe('A refresh without an answer', () => {
  it('fails the call that needed it after 15 seconds, keeps the session, and lets the next call go @FAULT-48', async () => {
    const time = new VirtualTime();
    const session = sessionSlot(sessionOf('ada'));
    const network = fakeNetwork(({ path }) => {
      if (path === '/api/auth/user/token') return silent();
      return path === '/api/claims' ? tokenExpired() : data('answer');
    });
    const send = connectedFetch({
      fetch: network.fetch,
      baseUrl: 'http://portal.test',
      session,
      ids: oneId,
      wait: time.wait,
    });
    const [needing, next] = [fate(send(call())), fate(send(call('/api/policies')))];
    await time.pass(14_999);
    expect([needing(), next()]).toEqual(['open', 'open']);
    await time.pass(1);
    await settle();
    expect(needing()).toMatchObject({ details: { kind: 'other', status: 509 } });
    expect(next()).toBe('answered');
    expect(session.read()).toEqual(sessionOf('ada'));
  });
});
