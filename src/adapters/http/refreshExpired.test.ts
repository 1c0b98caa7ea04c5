import {
  data,
  fakeNetwork,
  gate,
  json,
  oneId,
  sessionOf,
  sessionSlot,
  settle,
  tokenExpired,
} from '../../../tests/support/FakeNetwork';
import { ApiFailure } from '../../application/ApiFailure';
import type { RefreshTurns } from '../../application/ports/RefreshTurns';
import type { Session } from '../../domain/session/Session';
import { isTokenExpiry, refreshExpired } from './refreshExpired';
import { sessionScopes } from './sessionScopes';
import { withHeaders } from './withHeaders';

const read = (path = '/api/claims', signal?: AbortSignal) =>
  new Request(`http://portal.test${path}`, signal ? { signal } : {});

const write = () =>
  new Request('http://portal.test/api/claims', { method: 'POST', body: JSON.stringify({ equipment: 'Furnace' }) });

/** Refuses every token but those in `valid`. */
const connection = (refresh: (session: Session) => Promise<Session>, valid: readonly string[] = ['ada-auth-2']) => {
  const session = sessionSlot(sessionOf('ada'));
  const network = fakeNetwork(({ headers }) =>
    valid.includes(headers.get('x-falcon-auth') ?? '') ? data('answer') : tokenExpired(),
  );
  return {
    session,
    network,
    send: refreshExpired(withHeaders(network.fetch, { session, ids: oneId }), refresh, sessionScopes(session)),
  };
};

const successfulRefresh = () => jest.fn(async () => sessionOf('ada', 2));

describe('isTokenExpiry', () => {
  it.each([
    [401, 'The incoming token has expired', true],
    [401, 'Unauthorized', false],
    [403, 'The incoming token has expired', false],
  ])('of a %d that says %j: %s', (status, message, isExpiry) => {
    expect(isTokenExpiry({ kind: 'other', status, message })).toBe(isExpiry);
  });
});

describe('refreshExpired', () => {
  it('refreshes the tokens once and sends the call once more, with its body @FAULT-43 @WIRE-36', async () => {
    const refresh = successfulRefresh();
    const { network, send, session } = connection(refresh);

    expect((await send(write())).status).toBe(200);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(refresh).toHaveBeenCalledWith(sessionOf('ada', 1));
    expect(network.calls.map(({ body }) => body)).toEqual([{ equipment: 'Furnace' }, { equipment: 'Furnace' }]);
    expect(session.read()).toEqual(sessionOf('ada', 2));
  });

  it('does not refresh a second time when the token has expired again on the retry @FAULT-3 @WIRE-36', async () => {
    const refresh = successfulRefresh();
    const { network, send } = connection(refresh, []);

    expect((await send(read())).status).toBe(401);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(network.calls).toHaveLength(2);
  });

  it.each([
    ['another 401', () => json(401, { message: 'Unauthorized' })],
    ['a 401 that says more than that the token has expired', () => json(401, { message: 'The code has expired' })],
    ['a 401 without a body', () => new Response(null, { status: 401 })],
    ['the same message with another status', () => json(400, { message: 'The incoming token has expired' })],
  ])('leaves %s as it is', async (_, answer) => {
    const refresh = successfulRefresh();
    const session = sessionSlot(sessionOf('ada'));
    const response = answer();
    const send = refreshExpired(async () => response, refresh, sessionScopes(session));

    expect(await send(read())).toBe(response);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('does not read the body of an answer that is no 401', async () => {
    const session = sessionSlot(sessionOf('ada'));
    const response = data('answer');
    const clone = jest.spyOn(response, 'clone');
    await refreshExpired(async () => response, successfulRefresh(), sessionScopes(session))(read());
    expect(clone).not.toHaveBeenCalled();
  });

  it('never refreshes for a call to /api/auth @FAULT-40', async () => {
    const refresh = successfulRefresh();
    const { send } = connection(refresh);
    expect((await send(read('/api/auth/token/invite'))).status).toBe(401);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('has nothing to refresh where nobody is signed in', async () => {
    const refresh = successfulRefresh();
    const { send, session } = connection(refresh);
    session.reset();
    expect((await send(read())).status).toBe(401);
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403])('lets the first answer stand when the refresh is refused with %d', async (status) => {
    const { network, send, session } = connection(async () => {
      throw new ApiFailure({ kind: 'other', status, message: 'no' });
    });
    expect((await send(read())).status).toBe(401);
    expect(network.calls).toHaveLength(1);
    expect(session.read()).toEqual(sessionOf('ada', 1));
  });

  it.each([404, 408, 409, 429, 499, 500, 503, 509])(
    'passes a refresh that failed with %d on, and keeps the session @SIGNIN-39',
    async (status) => {
      const failure = new ApiFailure({ kind: 'other', status, message: 'broken' });
      const { network, send, session } = connection(async () => {
        throw failure;
      });
      await expect(send(read())).rejects.toBe(failure);
      expect(network.calls).toHaveLength(1);
      expect(session.read()).toEqual(sessionOf('ada', 1));
    },
  );

  it('neither keeps new tokens nor sends again when somebody else has signed in meanwhile @SAFE-14', async () => {
    const slow = gate<Session>();
    const { network, send, session } = connection(() => slow.opened, ['ada-auth-2', 'bob-auth-1']);
    const late = send(write());
    await settle();
    session.write(sessionOf('bob'));
    slow.open(sessionOf('ada', 2));

    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(session.read()).toEqual(sessionOf('bob'));
    expect(network.calls.map(({ headers }) => headers.get('x-falcon-auth'))).toEqual(['ada-auth-1']);
  });

  it('keeps nothing when the customer signed out meanwhile', async () => {
    const slow = gate<Session>();
    const { send, session } = connection(() => slow.opened);
    const late = send(read());
    await settle();
    session.reset();
    slow.open(sessionOf('ada', 2));
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(session.read()).toBeUndefined();
  });

  it('does not send again when somebody else signs in at the very moment of the refresh @SAFE-14', async () => {
    const { network, send, session } = connection(successfulRefresh(), ['ada-auth-2', 'bob-auth-1']);
    const { write: keep } = session;
    session.write = (newer) => {
      keep(newer);
      queueMicrotask(() => keep(sessionOf('bob')));
    };
    await expect(send(write())).rejects.toMatchObject({ name: 'AbortError' });
    expect(network.calls).toHaveLength(1);
  });

  it('finishes a refresh whose read was aborted, and the next call waits for it instead of refreshing again', async () => {
    const slow = gate<Session>();
    const refresh = jest.fn(() => slow.opened);
    const { network, send, session } = connection(refresh);
    const leaving = new AbortController();
    const left = send(read('/api/left', leaving.signal));
    await settle();
    leaving.abort();
    const next = send(read('/api/next'));
    await settle();
    expect(network.log()).toEqual(['GET /api/left']);

    slow.open(sessionOf('ada', 2));
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect((await next).status).toBe(200);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(network.log()).toEqual(['GET /api/left', 'GET /api/next']);
    expect(session.read()).toEqual(sessionOf('ada', 2));
  });

  it('does not ask again for tokens that were refused after the caller had left', async () => {
    const slow = gate<Session>();
    const refresh = jest.fn(() =>
      slow.opened.then(() => Promise.reject(new ApiFailure({ kind: 'other', status: 400, message: 'no' }))),
    );
    const { send } = connection(refresh);
    const leaving = new AbortController();
    const left = send(read('/api/left', leaving.signal));
    await settle();
    leaving.abort();
    const next = send(read('/api/next'));

    slow.open(sessionOf('ada', 2));
    await left.catch(() => undefined);
    expect((await next).status).toBe(401);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('sends the next call though the refresh that it waited for has failed', async () => {
    const slow = gate<Session>();
    const { network, send } = connection(() =>
      slow.opened.then(() => Promise.reject(new ApiFailure({ kind: 'other', status: 503, message: 'broken' }))),
    );
    const first = send(read('/api/first'));
    await settle();
    const next = send(read('/api/next'));
    slow.open(sessionOf('ada', 2));

    await expect(first).rejects.toThrow('broken');
    await expect(next).rejects.toThrow('broken');
    expect(network.log()).toEqual(['GET /api/first', 'GET /api/next']);
  });

  it('does not let the next customer wait for the refresh of the one before', async () => {
    const { network, send, session } = connection(() => new Promise(() => undefined), ['bob-auth-1']);
    void send(read('/api/of-ada'));
    await settle();
    session.write(sessionOf('bob'));
    expect((await send(read('/api/of-bob'))).status).toBe(200);
    expect(network.log()).toEqual(['GET /api/of-ada', 'GET /api/of-bob']);
  });

  describe('in several tabs', () => {
    const shared = (over: Partial<RefreshTurns> = {}) => {
      const slow = gate<Response>();
      const session = sessionSlot(sessionOf('ada'));
      const scopes = sessionScopes(session);
      let pass: (newer: Session) => void = () => undefined;
      const turns: RefreshTurns = {
        join: () => undefined,
        take: (_, inTurn) => inTurn(),
        onRefreshed: (adopt) => {
          pass = adopt;
        },
        ...over,
      };
      const network = fakeNetwork(({ headers }) =>
        headers.get('x-falcon-auth') === 'ada-auth-2' ? data('answer') : slow.opened,
      );
      const refresh = successfulRefresh();
      const send = refreshExpired(withHeaders(network.fetch, { session, ids: oneId }), refresh, scopes, turns);
      return { slow, session, scopes, network, refresh, send, pass: (newer: Session) => pass(newer) };
    };

    it('sends a call again with the tokens that another tab has passed on, and refreshes nothing @SIGNIN-48', async () => {
      const { slow, session, scopes, network, refresh, send, pass } = shared();
      const scope = scopes.current();
      const call = send(read());
      await settle();
      pass(sessionOf('ada', 2));
      slow.open(tokenExpired());
      expect((await call).status).toBe(200);
      expect([refresh.mock.calls.length, network.calls.length]).toEqual([0, 2]);
      expect([session.read(), scopes.current()]).toEqual([sessionOf('ada', 2), scope]);
    });

    it('uses the tokens of the tab whose turn came first @SIGNIN-48', async () => {
      const { slow, session, refresh, send } = shared({ take: async () => sessionOf('ada', 2) });
      slow.open(tokenExpired());
      expect((await send(read())).status).toBe(200);
      expect(refresh).not.toHaveBeenCalled();
      expect(session.read()).toEqual(sessionOf('ada', 2));
    });
  });
});
