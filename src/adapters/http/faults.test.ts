import { ApiFailure } from '../../application/ApiFailure';
import {
  type Answering,
  data,
  fakeNetwork,
  gate,
  json,
  renewedTokens,
  sessionOf,
  sessionSlot,
  settle,
  tokenExpired,
  oneId,
} from '../../../tests/support/FakeNetwork';
import { type ApiCall, everyCall } from '../../../tests/support/everyCall';
import type { CallName } from '../../application/ports/Gateways';
import { httpGateways } from './httpGateways';

const html = (status: number, statusText = ''): Response =>
  new Response('<html><h1>nginx</h1></html>', { status, statusText, headers: { 'Content-Type': 'text/html' } });

/** What reaches the use case: a value, or a failure with these details. */
type Outcome = { readonly value: unknown } | { readonly failure: Partial<ApiFailure['details']> };

interface Fault {
  readonly name: string;
  /** Answers any call but the refresh of a call that bore an expired token. */
  readonly answer: Answering;
  readonly refresh?: Answering;
  /** What happens unless an exception says otherwise; `undefined` for the plain success. */
  readonly outcome: Outcome | undefined;
  readonly attempts?: number;
}

const broken = { message: 'Something broke', description: 'The claims system did not answer.' };

const failed = (status: number, message = ''): Outcome => ({ failure: { status, message } });

const once = (first: Response | Promise<Response>, then: Answering): Answering => {
  let isFirst = true;
  return (call) => {
    if (!isFirst) return then(call);
    isFirst = false;
    return first;
  };
};

const unlessUnused = ({ isSilent }: ApiCall): Outcome | undefined => (isSilent ? undefined : failed(502));

const faultsFor = (call: ApiCall): readonly Fault[] => [
  { name: 'K1 no response', answer: () => Promise.reject(new TypeError('fetch failed')), outcome: failed(509) },
  {
    name: 'K2 expired, refreshed',
    answer: once(tokenExpired(), () => data(call.success[0])),
    outcome: undefined,
    attempts: 2,
  },
  {
    name: 'K3 expired again',
    answer: tokenExpired,
    outcome: failed(401, 'The incoming token has expired'),
    attempts: 2,
  },
  {
    name: 'K4 refresh refused',
    answer: tokenExpired,
    refresh: () => json(400, { message: 'Refresh token has been revoked' }),
    outcome: failed(401, 'The incoming token has expired'),
  },
  {
    name: 'K5 refresh fails',
    answer: tokenExpired,
    refresh: () => json(503, { message: 'Down' }),
    outcome: failed(503, 'Down'),
  },
  {
    name: 'K5 refresh without response',
    answer: tokenExpired,
    refresh: () => Promise.reject(new TypeError('fetch failed')),
    outcome: failed(509),
  },
  { name: 'K5 refresh malformed', answer: tokenExpired, refresh: () => html(200), outcome: failed(502) },
  {
    name: 'K6 another 401',
    answer: () => json(401, { message: 'Unauthorized' }),
    outcome: failed(401, 'Unauthorized'),
  },
  { name: 'K6 an empty 401', answer: () => new Response(null, { status: 401 }), outcome: failed(401) },
  { name: 'K7 404', answer: () => json(404, { message: 'Not found' }), outcome: failed(404, 'Not found') },
  { name: 'K8 400', answer: () => json(400, { message: 'No good' }), outcome: failed(400, 'No good') },
  { name: 'K9 403', answer: () => json(403, { message: 'No good' }), outcome: failed(403, 'No good') },
  { name: 'K9 409', answer: () => json(409, { message: 'No good' }), outcome: failed(409, 'No good') },
  { name: 'K9 422', answer: () => json(422, { message: 'No good' }), outcome: failed(422, 'No good') },
  {
    name: 'K10 500 with a correlation id',
    answer: () => json(500, broken, { 'x-correlation-id': 'c-1' }),
    outcome: { failure: { status: 500, ...broken, correlationId: 'c-1' } },
  },
  { name: 'K11 empty 502', answer: () => new Response(null, { status: 502 }), outcome: failed(502) },
  {
    name: 'K11 HTML 504',
    answer: () => html(504, 'Gateway Timeout'),
    outcome: { failure: { status: 504, message: '', statusText: 'Gateway Timeout', description: '' } },
  },
  { name: 'K11 502 of the API', answer: () => json(502, { message: 'Down' }), outcome: failed(502, 'Down') },
  { name: 'K11 500 whose message is no text', answer: () => json(500, { message: { a: 1 } }), outcome: failed(500) },
  { name: 'K12 malformed', answer: () => new Response('{"data":', { status: 200 }), outcome: failed(502) },
  { name: 'K12 HTML', answer: () => html(200), outcome: failed(502) },
  { name: 'K12 empty', answer: () => new Response(null, { status: 200 }), outcome: unlessUnused(call) },
  { name: 'K12 204', answer: () => new Response(null, { status: 204 }), outcome: unlessUnused(call) },
  { name: 'K13 without data', answer: () => json(200, { result: call.success[0] }), outcome: unlessUnused(call) },
  { name: 'K13 null data', answer: () => data(null), outcome: unlessUnused(call) },
  { name: 'K13 data of another kind', answer: () => data('done'), outcome: unlessUnused(call) },
  { name: 'K13 no envelope', answer: () => json(200, 'done'), outcome: unlessUnused(call) },
  { name: 'K14 slow', answer: async () => settle().then(() => data(call.success[0])), outcome: undefined },
  { name: 'K16 429', answer: () => json(429, { message: 'Slow down' }), outcome: failed(429, 'Slow down') },
  { name: 'K16 503', answer: () => json(503, { message: 'Down' }), outcome: failed(503, 'Down') },
];

/** The outcome that a gateway has for a failure; `undefined` where it is thrown. */
type Exception = (failure: ApiFailure['details']) => unknown;

const refusedOn =
  (...statuses: readonly number[]): Exception =>
  ({ status, message }) =>
    statuses.includes(status) ? { kind: 'refused', message } : undefined;

const unavailable: Exception = ({ status }) => ([400, 404, 500].includes(status) ? { kind: 'unavailable' } : undefined);

const exceptions: Partial<Record<CallName, Exception>> = {
  'auth.login': ({ status }) => (status === 401 ? { kind: 'invalidCredentials' } : undefined),
  'auth.checkInvitation': ({ status }) => ({ kind: status === 404 ? 'notFound' : 'userExists' }),
  'policy.cancel': refusedOn(400, 500),
  'policy.changeCoverages': ({ kind, status, message }) =>
    kind === 'unknownOutcome' || status === 401 ? undefined : { kind: 'refused', message },
  'rating.preview': refusedOn(400, 500),
  'customer.save': refusedOn(400, 403, 404, 409, 422, 429),
  'billing.history': unavailable,
  'billing.term': unavailable,
  'billing.updateMethod': refusedOn(400),
};

/** Email verification reads the message of every response about the verification. */
const VERIFICATION_FAULTS = /^K(?:6|7|8|9|10|11|16)/;

const isAuth = (call: ApiCall): boolean => call.through.startsWith('auth.');

const expected = (call: ApiCall, fault: Fault): Outcome => {
  const outcome =
    isAuth(call) && /^K[2-5]/.test(fault.name) ? failed(401, 'The incoming token has expired') : fault.outcome;
  if (outcome === undefined) return { value: call.success[1] };
  if (!('failure' in outcome)) return outcome;
  if (call.through === 'customer.confirmEmailChange' && VERIFICATION_FAULTS.test(fault.name)) {
    return { value: { kind: 'rejected' } };
  }
  const { status = 0, message = '' } = outcome.failure;
  // A call whose tokens could not be renewed was refused.
  const isUnknown = [502, 504, 509].includes(status) && message === '' && !fault.name.startsWith('K5');
  const value = exceptions[call.through]?.({ kind: isUnknown ? 'unknownOutcome' : 'other', status, message });
  return value === undefined ? outcome : { value };
};

const outcomeOf = async (made: Promise<unknown>): Promise<Outcome> => {
  try {
    return { value: await made };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { failure: failure.details };
    throw failure;
  }
};

const portal = (answer: Answering, refresh: Answering) => {
  const session = sessionSlot(sessionOf('ada'));
  const network = fakeNetwork((call) =>
    call.path === '/api/auth/user/token' && session.read() !== undefined ? refresh(call) : answer(call),
  );
  return {
    network,
    session,
    gateways: httpGateways({ fetch: network.fetch, baseUrl: 'http://portal.test', session, ids: oneId }),
  };
};

const { signal: staying } = new AbortController();

describe.each(everyCall.map((call) => [`${call.call} (${call.through})`, call] as const))('%s', (_, call) => {
  it('makes of a success what the portal relies on, and ignores fields that it does not know', async () => {
    const [value] = call.success;
    const more = Array.isArray(value)
      ? value.map((item: object) => ({ ...item, unknown: 1 }))
      : { ...Object(value), unknown: 1 };
    const answer = () => json(200, { data: more, unknown: 1 });
    const { gateways } = portal(answer, answer);
    expect(await call.make(gateways, staying)).toEqual(call.success[1]);
  });

  it.each(faultsFor(call).map((fault) => [fault.name, fault] as const))('%s @FAULT-34', async (_name, fault) => {
    const refresh = fault.refresh ?? (() => renewedTokens('ada', 2));
    const isRefresh = call.through === 'auth.refresh';
    const { network, session, gateways } = portal(fault.answer, isRefresh ? fault.answer : refresh);

    const outcome = await outcomeOf(call.make(gateways, staying));
    const wanted = expected(call, fault);
    if ('value' in wanted) expect(outcome).toEqual({ value: wanted.value });
    else expect(outcome).toMatchObject(wanted);

    const attempts = isAuth(call) ? 1 : (fault.attempts ?? 1);
    const refreshes = network.calls.filter(({ path }) => path === '/api/auth/user/token').length;
    expect(network.calls.length - (isRefresh ? 0 : refreshes)).toBe(attempts);
    expect(isRefresh ? 0 : refreshes).toBe(!isAuth(call) && /^K[2-5]/.test(fault.name) ? 1 : 0);
    expect(session.read()).toEqual(
      !isAuth(call) && /^K[23]/.test(fault.name) ? sessionOf('ada', 2) : sessionOf('ada', 1),
    );
  });

  if (call.canBeAborted) {
    it('K15 rejects with the abort when the customer leaves, and frees the queue', async () => {
      const late = gate<Response>();
      const { gateways, network } = portal(
        once(late.opened, () => data({})),
        () => data({}),
      );
      const leaving = new AbortController();
      const left = call.make(gateways, leaving.signal);
      await settle();
      leaving.abort();
      await expect(left).rejects.toMatchObject({ name: 'AbortError' });
      await gateways.billing.updateTerm('monthly');
      late.open(data(call.success[0]));
      expect(network.calls).toHaveLength(2);
    });
  }
});

describe('50 calls and one expiry', () => {
  it('make one refresh and get 50 responses, in order, one in flight @FAULT-41 @SAFE-11', async () => {
    const { gateways, network, session } = portal(
      ({ headers, path }) =>
        headers.get('x-falcon-auth') === 'ada-auth-2' ? data({ status: 'failed', message: path }) : tokenExpired(),
      () => renewedTokens('ada', 2),
    );
    const ids = Array.from({ length: 50 }, (_, index) => String(index));
    const answers = await Promise.all(ids.map((id) => gateways.policy.changeStatus(id, staying)));

    expect(answers).toEqual(ids.map((id) => ({ kind: 'failed', message: `/api/policies/status/${id}` })));
    expect(network.log()).toEqual([
      'GET /api/policies/status/0',
      'POST /api/auth/user/token',
      ...ids.map((id) => `GET /api/policies/status/${id}`),
    ]);
    expect(network.mostInFlight()).toBe(1);
    expect(session.read()).toEqual(sessionOf('ada', 2));
  });
});
