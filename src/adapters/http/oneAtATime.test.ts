import fc from 'fast-check';
import { data, fakeNetwork, gate, sessionOf, sessionSlot, settle } from '../../../tests/support/FakeNetwork';
import { oneAtATime } from './oneAtATime';
import { sessionScopes } from './sessionScopes';

const call = (path: string, signal?: AbortSignal): Request =>
  new Request(`http://portal.test${path}`, signal ? { signal } : {});

const queueOver = (answer: Parameters<typeof fakeNetwork>[0]) => {
  const session = sessionSlot(sessionOf('ada'));
  const network = fakeNetwork(answer);
  return { network, session, send: oneAtATime(network.fetch, sessionScopes(session)) };
};

describe('oneAtATime', () => {
  it('keeps the order of any number of calls, one in flight, whichever of them are aborted and whenever @WIRE-29', async () => {
    const plans = fc.array(fc.record({ ticks: fc.nat(3), abortAfter: fc.option(fc.nat(20)) }), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { network, send } = queueOver(async ({ path }) => {
          for (let tick = 0; tick < (plan[Number(path.slice(1))]?.ticks ?? 0); tick += 1) await settle();
          return data(path);
        });
        const leaving = plan.map(() => new AbortController());
        const answers = plan.map((_, index) => send(call(`/${index}`, leaving[index]?.signal)));
        const outcomes = Promise.allSettled(answers);
        for (let tick = 0; tick <= 20; tick += 1) {
          plan.forEach(({ abortAfter }, index) => abortAfter === tick && leaving[index]?.abort());
          await settle();
        }
        const settled = await outcomes;

        expect(network.mostInFlight()).toBeLessThanOrEqual(1);
        const arrived = network.calls.map(({ path }) => Number(path.slice(1)));
        expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
        settled.forEach(({ status }, index) => {
          if (plan[index]?.abortAfter === null) expect(status).toBe('fulfilled');
        });
      }),
      { numRuns: 60 },
    );
  });

  it('goes on after a call that failed', async () => {
    const { network, send } = queueOver(({ path }) => {
      if (path === '/1') throw new TypeError('refused');
      return data(path);
    });
    const [first, second] = await Promise.allSettled([send(call('/1')), send(call('/2'))]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    expect(network.log()).toEqual(['GET /1', 'GET /2']);
  });

  it('rejects a waiting read that is aborted at once, and never sends it', async () => {
    const stuck = gate<Response>();
    const { network, send } = queueOver(({ path }) => (path === '/stuck' ? stuck.opened : data(path)));
    const leaving = new AbortController();
    const first = send(call('/stuck'));
    const second = send(call('/left', leaving.signal));
    const third = send(call('/next'));
    await settle();

    leaving.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.log()).toEqual(['GET /stuck']);

    stuck.open(data('late'));
    await Promise.all([first, third]);
    expect(network.log()).toEqual(['GET /stuck', 'GET /next']);
  });

  it('frees the queue at once when the read in flight is aborted, even where the network does not notice', async () => {
    const session = sessionSlot(sessionOf('ada'));
    const sent: string[] = [];
    const send = oneAtATime((request) => {
      sent.push(new URL(request.url).pathname);
      return sent.length === 1 ? new Promise(() => undefined) : Promise.resolve(data('next'));
    }, sessionScopes(session));
    const leaving = new AbortController();
    const first = send(call('/deaf', leaving.signal));
    const second = send(call('/next'));
    await settle();

    leaving.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    await expect(second).resolves.toBeInstanceOf(Response);
    expect(sent).toEqual(['/deaf', '/next']);
  });

  it('does not send what was aborted before its turn, even where the network does not notice', async () => {
    const deaf = jest.fn(async () => data('x'));
    const send = oneAtATime(deaf, sessionScopes(sessionSlot(sessionOf('ada'))));
    await expect(send(call('/left', AbortSignal.abort()))).rejects.toMatchObject({ name: 'AbortError' });
    await settle();
    expect(deaf).not.toHaveBeenCalled();
  });

  it('rejects at once what was aborted before it was made, while another call is in flight', async () => {
    const stuck = gate<Response>();
    const { network, send } = queueOver(() => stuck.opened);
    const first = send(call('/stuck'));
    await expect(send(call('/left', AbortSignal.abort()))).rejects.toMatchObject({ name: 'AbortError' });
    stuck.open(data('late'));
    await first;
    expect(network.log()).toEqual(['GET /stuck']);
  });

  it("drops a customer's late answer, and what still waited, once somebody else has signed in @SAFE-13", async () => {
    const slow = gate<Response>();
    const { network, session, send } = queueOver(({ path }) => (path === '/of-ada' ? slow.opened : data(path)));
    const late = send(call('/of-ada'));
    const waiting = send(call('/of-ada-too'));
    await settle();

    session.write(sessionOf('bob'));
    const next = send(call('/of-bob'));
    await expect(next).resolves.toBeInstanceOf(Response);

    slow.open(data('of ada'));
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.log()).toEqual(['GET /of-ada', 'GET /of-bob']);
  });

  it('drops a late answer after the customer signed out, and signs in without waiting for it @SAFE-12', async () => {
    const slow = gate<Response>();
    const { session, send } = queueOver(({ path }) => (path === '/slow' ? slow.opened : data(path)));
    const late = send(call('/slow'));
    await settle();
    session.reset();
    await expect(send(call('/api/auth/login'))).resolves.toBeInstanceOf(Response);
    slow.open(data('late'));
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('lets a write run to its end', async () => {
    const slow = gate<Response>();
    const { send } = queueOver(() => slow.opened);
    const write = send(new Request('http://portal.test/write', { method: 'PUT', body: '{}' }));
    await settle();
    slow.open(data('written'));
    await expect(write).resolves.toBeInstanceOf(Response);
  });
});
