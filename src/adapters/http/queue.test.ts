import fc from 'fast-check';
import {
  type FakeNetwork,
  fakeNetwork,
  json,
  oneId,
  sessionOf,
  sessionSlot,
  settle,
} from '../../../tests/support/FakeNetwork';
import { runs } from '../../../tests/support/runs';
import { ApiFailure } from '../../application/ApiFailure';
import type { Session } from '../../domain/session/Session';
import type { Fetch } from './Fetch';
import { oneAtATime } from './oneAtATime';
import { refreshExpired } from './refreshExpired';
import { sessionScopes } from './sessionScopes';
import { withHeaders } from './withHeaders';

/** What happens to the queue, in any order. */
type Event =
  | { readonly do: 'call'; readonly write: boolean; readonly ticks: number }
  /** The tokens of the signed-in customer expire. */
  | { readonly do: 'expire' }
  /** The customer leaves one of the screens that wait for a read. */
  | { readonly do: 'abort'; readonly which: number }
  | { readonly do: 'logOut' }
  | { readonly do: 'logIn' }
  | { readonly do: 'pass'; readonly ticks: number };

const ticks = fc.nat(4);

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('call' as const), write: fc.boolean(), ticks }) },
  { weight: 2, arbitrary: fc.constant({ do: 'expire' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('abort' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'logOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'logIn' as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), ticks }) },
);

/** How a refresh goes: it takes its time, and may be refused or fail. */
const refreshes = fc.array(
  fc.record({ ticks, outcome: fc.constantFrom('well', 'well', 'well', 'refused', 'failed') }),
  {
    maxLength: 6,
  },
);

/** A refresh that fails leaves the tokens as they are; any other is the only one of its tokens. */
const isFinal = (outcome: string): boolean => outcome !== 'failed';

interface Call {
  readonly number: number;
  /** The owner: "bob.2" is Bob in the second session of this browser; empty without a session. */
  readonly owner: string;
  readonly leaving: AbortController;
  answer: PromiseSettledResult<unknown> | undefined;
}

const wait = async (howLong: number): Promise<void> => {
  for (let tick = 0; tick < howLong; tick += 1) await settle();
};

/** The customer and the refresh that a token names: "ada.2-auth-3" is the third of the second session of Ada. */
const ownerOf = (token: string): string => token.split('-')[0] ?? '';

/** A browser, an insurer, and what both know. */
class Model {
  readonly calls: Call[] = [];
  readonly network: FakeNetwork;
  /** The tokens that were refreshed, or refused to be. */
  readonly refreshed: string[] = [];
  /** What must not happen, in words. */
  readonly wrongs: string[] = [];
  readonly #busy = new Set<string>();
  readonly #ended = new Set<string>();
  readonly #session = sessionSlot();
  readonly #expired = new Set<string>();
  readonly #ways: { readonly ticks: number; readonly outcome: string }[];
  readonly #send: Fetch;
  #owner = '';
  #sessions = 0;
  #refreshes = 0;

  constructor(ways: readonly { readonly ticks: number; readonly outcome: string }[]) {
    this.#ways = [...ways];
    this.network = fakeNetwork(async ({ path, headers, body }) => {
      const token = headers.get('x-falcon-auth') ?? '';
      const number = Number(path.split('/').at(-1));
      const call = this.calls[number];
      if (ownerOf(token) !== call?.owner) this.wrongs.push(`${String(call?.owner)} is sent with ${token}`);
      await wait(Number(Reflect.get(Object(body), 'ticks') ?? headers.get('x-ticks') ?? 0));
      if (this.#expired.has(token)) return json(401, { message: 'The incoming token has expired' });
      return json(200, { data: { of: ownerOf(token), number } });
    });
    const scopes = sessionScopes(this.#session);
    const refreshing = refreshExpired(
      withHeaders((request) => this.#alone(request.headers.get('x-falcon-auth'), () => this.network.fetch(request)), {
        session: this.#session,
        ids: oneId,
      }),
      (session) => this.#alone(session.authToken, () => this.#refresh(session)),
      scopes,
    );
    this.#send = oneAtATime(refreshing, scopes);
    this.logIn();
  }

  async make(event: Event): Promise<void> {
    switch (event.do) {
      case 'call':
        return this.#call(event.write, event.ticks);
      case 'expire':
        return void this.#expired.add(this.#session.read()?.authToken ?? 'nobody');
      case 'abort':
        return this.calls[event.which]?.leaving.abort();
      case 'logOut':
        return this.#logOut();
      case 'logIn':
        return this.logIn();
      case 'pass':
        return wait(event.ticks);
    }
  }

  /** The numbers of the calls of a session, as they arrived. */
  arrivals(owner: string): readonly number[] {
    return this.network.calls
      .map(({ path }) => Number(path.split('/').at(-1)))
      .filter((number) => this.calls[number]?.owner === owner);
  }

  /** Ada and Bob take turns at one browser. */
  logIn(): void {
    this.#ended.add(this.#owner);
    this.#sessions += 1;
    this.#owner = `${this.#sessions % 2 === 0 ? 'bob' : 'ada'}.${String(this.#sessions)}`;
    this.#session.write(sessionOf(this.#owner));
  }

  #call(isWrite: boolean, howLong: number): void {
    const number = this.calls.length;
    const leaving = new AbortController();
    const call: Call = { number, owner: this.#owner, leaving, answer: undefined };
    this.calls.push(call);
    const url = `http://portal.test/api/${String(number)}`;
    const request = isWrite
      ? new Request(url, { method: 'PUT', body: JSON.stringify({ ticks: howLong }) })
      : new Request(url, { headers: { 'x-ticks': String(howLong) }, signal: leaving.signal });
    const received = this.#send(request).then((response) => {
      if (call.owner !== this.#owner) this.wrongs.push(`${call.owner} is answered after its end`);
      return response.json();
    });
    void Promise.allSettled([received]).then(([answer]) => {
      call.answer = answer;
      this.#judge(call, answer);
    });
  }

  #judge({ number, owner, leaving }: Call, answer: PromiseSettledResult<unknown>): void {
    if (answer.status === 'fulfilled') {
      const isExpired = Reflect.get(Object(answer.value), 'message') !== undefined;
      if (!isExpired) expect(answer.value).toEqual({ data: { of: owner, number } });
      // What the shared handler does with a 401.
      if (isExpired && this.#owner === owner) this.#logOut();
      if (isExpired && owner === '') this.wrongs.push('nobody is told that tokens have expired');
      return;
    }
    const hasFailed = answer.reason instanceof ApiFailure;
    if (!hasFailed && !leaving.signal.aborted && !this.#ended.has(owner)) this.wrongs.push(`${owner} is dropped`);
  }

  #logOut(): void {
    this.#ended.add(this.#owner);
    this.#owner = '';
    this.#session.reset();
  }

  /** One call of a session at a time is under way, a refresh included. */
  async #alone<T>(token: string | null, act: () => Promise<T>): Promise<T> {
    const owner = ownerOf(token ?? '');
    if (this.#busy.has(owner)) this.wrongs.push(`two calls of ${owner} are under way`);
    this.#busy.add(owner);
    try {
      return await act();
    } finally {
      this.#busy.delete(owner);
    }
  }

  async #refresh(session: Session): Promise<Session> {
    const { authToken } = session;
    if (!this.#expired.has(authToken)) this.wrongs.push(`${authToken} is refreshed and has not expired`);
    const { ticks: howLong, outcome } = this.#ways.shift() ?? { ticks: 0, outcome: 'well' };
    if (isFinal(outcome)) this.refreshed.push(authToken);
    await wait(howLong);
    if (outcome === 'refused') throw new ApiFailure({ kind: 'other', status: 400, message: 'revoked' });
    if (outcome === 'failed') throw new ApiFailure({ kind: 'other', status: 503, message: 'down' });
    return sessionOf(ownerOf(authToken), (this.#refreshes += 1) + 1);
  }
}

const call = { do: 'call', write: false, ticks: 0 } as const;
const expire = { do: 'expire' } as const;
const logOut = { do: 'logOut' } as const;
const logIn = { do: 'logIn' } as const;
const pass = { do: 'pass', ticks: 0 } as const;
const abort = (which: number) => ({ do: 'abort', which }) as const;

/** Schedules that once went wrong. */
const onceWrong: [Event[], []][] = [
  // A call was answered after its session had ended.
  [[logOut, call, logOut, pass, call, call, pass, pass, call, logIn], []],
  // The same tokens were refreshed twice.
  [[expire, call, abort(1), pass, abort(1), abort(0), call], []],
  // A refresh and a call were under way at once.
  [[call, call, expire, pass, call, abort(0)], []],
];

jest.setTimeout(runs(60_000, 1_800_000));

describe('The queue with its refresh', () => {
  it('keeps order, one call under way and one refresh an expiry, and mixes up no customers, whatever happens when', async () => {
    const events = fc.array(event, { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(events, refreshes, async (happening, ways) => {
        const model = new Model(ways);
        for (const each of happening) await model.make(each);
        for (let round = 0; round < 400 && model.calls.some(({ answer }) => answer === undefined); round += 1)
          await settle();

        expect(model.wrongs).toEqual([]);
        expect(model.calls.filter(({ answer }) => answer === undefined)).toEqual([]);
        expect(new Set(model.refreshed).size).toBe(model.refreshed.length);
        for (const { owner } of model.calls) {
          const arrived = model.arrivals(owner);
          expect(arrived).toEqual(arrived.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: runs(200, 10_000), examples: onceWrong },
    );
  });
});
