import { type Fault, faultForms, tokensExpired } from '../../../tests/faults/faults';
import { type ApiCall, everyCall } from '../../../tests/support/everyCall';
import {
  data,
  fakeNetwork,
  gate,
  json,
  refreshedTokens,
  sessionOf,
  sessionSlot,
  settle,
  tokenExpired,
  oneId,
} from '../../../tests/support/FakeNetwork';
import { ApiFailure } from '../../application/ApiFailure';
import type { CallName } from '../../application/ports/Gateways';
import { httpGateways } from './httpGateways';

/** What reaches the use case: a value, or a failure with these details. */
type Outcome = { readonly value: unknown } | { readonly failure: Partial<ApiFailure['details']> };

const said = (status: number, message: string): Omit<Fault, 'name'> => ({
  answer: () => json(status, { message }),
  report: { status, message },
});

const { K2: _, ...failing } = faultForms;

/** K15 is about an abort. */
const faultsFor = (call: ApiCall): readonly Fault[] => [
  {
    name: 'K2 expired once',
    answer: (_call, attempt) => (attempt === 0 ? tokenExpired() : data(call.success[0])),
    report: tokensExpired,
  },
  ...Object.entries(failing).flatMap(([code, forms]) =>
    forms.map((fault: Fault) => ({ ...fault, name: `${code} ${fault.name}` })),
  ),
  { name: 'K9 403', ...said(403, 'No good') },
  { name: 'K11 502 of the API', ...said(502, 'Down') },
  { name: 'K11 500 whose message is no text', answer: () => json(500, { message: { a: 1 } }), report: { status: 500 } },
  { name: 'K14 slow', answer: () => settle().then(() => data(call.success[0])), report: { status: 200 } },
];

/** A reply that is not used may have any form. */
const UNUSED = /^K(?:12 empty|12 204|13)/;

/** The outcome that a gateway has for a failure; `undefined` where it is thrown. */
type Exception = (failure: ApiFailure['details']) => unknown;

/** Why the insurer takes no calls for now. */
const paused = (status: number) => (status === 429 ? { pause: { kind: 'tooManyAttempts' } } : {});

const refusedOn =
  (...statuses: readonly number[]): Exception =>
  ({ status, message }) =>
    statuses.includes(status) ? { kind: 'refused', message, ...paused(status) } : undefined;

const unavailable: Exception = ({ status, message }) =>
  [400, 404, 500].includes(status) ? { kind: 'unavailable', message } : undefined;

const exceptions: Partial<Record<CallName, Exception>> = {
  'auth.login': ({ status }) => (status === 401 ? { kind: 'invalidCredentials' } : undefined),
  'auth.checkInvitation': ({ status }) => {
    if (status === 404) return { kind: 'notFound' };
    return status < 500 && status !== 429 ? { kind: 'userExists' } : { kind: 'notChecked', ...paused(status) };
  },
  'policy.cancel': refusedOn(400, 500),
  'policy.changeCoverages': ({ kind, status, message }) =>
    kind === 'unknownOutcome' || status === 401 ? undefined : { kind: 'refused', message, ...paused(status) },
  'rating.preview': refusedOn(400, 500),
  'customer.save': refusedOn(400, 403, 404, 409, 422, 429),
  'billing.history': unavailable,
  'billing.term': unavailable,
  'billing.updateMethod': refusedOn(400),
};

/** Email verification reads the message of every response about the verification. */
const VERIFICATION_FAULTS = /^K(?:6|7|8|9|10|11|16)/;

/** The tokens have expired, so that they need to be refreshed. */
const EXPIRY = /^K[2-5]/;

/** A call about signing in has no tokens. */
const hasTokens = ({ through }: ApiCall): boolean => !through.startsWith('auth.');

const expected = (call: ApiCall, { name, report, statusText }: Fault): Outcome => {
  const { through, isSilent, success } = call;
  const isSuccess = /^K14/.test(name) || (/^K2/.test(name) && hasTokens(call)) || (isSilent && UNUSED.test(name));
  if (isSuccess) return { value: success[1] };
  if (through === 'customer.confirmEmailChange' && VERIFICATION_FAULTS.test(name)) {
    return { value: { kind: 'rejected', ...paused(report.status) } };
  }
  const { status, message = '', ...more } = EXPIRY.test(name) && !hasTokens(call) ? tokensExpired : report;
  // A call whose tokens could not be refreshed was refused.
  const isUnrefreshed = /^K5/.test(name) && hasTokens(call);
  const isUnknown = [502, 504, 509].includes(status) && message === '' && !isUnrefreshed;
  const exception = isUnrefreshed && through !== 'policy.changeCoverages' ? undefined : exceptions[through];
  const value = exception?.({ kind: isUnknown ? 'unknownOutcome' : 'other', status, message });
  return value === undefined ? { failure: { status, message, ...(statusText && { statusText }), ...more } } : { value };
};

const outcomeOf = async (made: Promise<unknown>): Promise<Outcome> => {
  try {
    return { value: await made };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { failure: failure.details };
    throw failure;
  }
};

/** Without `refresh`, `answer` answers the refresh too. */
const portal = (answer: Fault['answer'], refresh?: Fault['refresh']) => {
  const session = sessionSlot(sessionOf('ada'));
  let attempts = 0;
  const network = fakeNetwork((call) => {
    if (refresh && call.path === '/api/auth/user/token') return refresh(call);
    attempts += 1;
    return answer(call, attempts - 1);
  });
  return {
    network,
    session,
    attempts: () => attempts,
    gateways: httpGateways({ fetch: network.fetch, baseUrl: 'http://portal.test', session, ids: oneId }),
  };
};

const { signal: staying } = new AbortController();

describe.each(everyCall)('$call ($through)', (call) => {
  it('turns a success into what the portal relies on, and ignores unknown fields', async () => {
    const [value] = call.success;
    const more = Array.isArray(value)
      ? value.map((item: object) => ({ ...item, unknown: 1 }))
      : { ...Object(value), unknown: 1 };
    const { gateways } = portal(() => json(200, { data: more, unknown: 1 }));
    expect(await call.make(gateways, staying)).toEqual(call.success[1]);
  });

  it.each(faultsFor(call))('$name @FAULT-34', async (fault) => {
    const refresh = fault.refresh ?? (() => refreshedTokens('ada', 2));
    const isRefresh = call.through === 'auth.refresh';
    const { network, session, gateways, attempts } = portal(fault.answer, isRefresh ? undefined : refresh);

    const outcome = await outcomeOf(call.make(gateways, staying));
    const wanted = expected(call, fault);
    if ('value' in wanted) expect(outcome).toEqual({ value: wanted.value });
    else expect(outcome).toMatchObject(wanted);

    const isRefreshed = /^K[23]/.test(fault.name) && hasTokens(call);
    expect(attempts()).toBe(isRefreshed ? 2 : 1);
    expect(network.calls.length - attempts()).toBe(EXPIRY.test(fault.name) && hasTokens(call) ? 1 : 0);
    expect(session.read()).toEqual(sessionOf('ada', isRefreshed ? 2 : 1));
  });

  if (call.canBeAborted) {
    it('K15 rejects with the abort when the customer leaves, and frees the queue', async () => {
      const late = gate<Response>();
      const { gateways, network } = portal((_call, attempt) => (attempt === 0 ? late.opened : data({})));
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
      () => refreshedTokens('ada', 2),
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
