import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import { isCall } from '../../src/adapters/reference-api/isCall';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import { answers, answersTo, change, refusal } from './edits';
import { remembering } from './remembering';
import { asking, bodyOf, isDone, ownerOf, refuse, sessionIn, textIn } from './requests';

/** Backends of other frameworks and with other rules, which a customer does not notice. */

interface Session {
  authToken?: string;
  accessToken?: string;
  refreshToken?: string;
}

const sessionOf = (answer: Answer): Session | undefined => {
  const { data } = Object(answer.body) as { data?: Session };
  return isDone(answer) && data?.authToken !== undefined ? data : undefined;
};

/** One token is the auth token and the access token. */
const oneToken = (): Variation => ({
  name: 'one-token-for-both',
  calls: calls.apiCalls,
  asks: (request, { world }) => {
    const known = world.sessions[sessionIn(request)];
    if (known && request.get('x-falcon-access') === sessionIn(request))
      request.headers['x-falcon-access'] = known.accessToken;
  },
  answers: (answer) => {
    const session = sessionOf(answer);
    if (session?.authToken) session.accessToken = session.authToken;
  },
});

/** Tokens are long, as signed ones are. */
const longTokens = (): Variation => {
  const head = `eyJhbGciOiJSUzI1NiJ9.${'c2lnbmVk'.repeat(300)}.`;
  const inner = (token = ''): string => (token.startsWith(head) ? token.slice(head.length) : token);
  return {
    name: 'tokens-of-2500-characters',
    calls: calls.apiCalls,
    asks: (request) => {
      for (const header of ['x-falcon-auth', 'x-falcon-access'] as const)
        if (request.get(header) !== undefined) request.headers[header] = inner(request.get(header));
      const body = bodyOf(request);
      if (typeof body['refreshToken'] === 'string') body['refreshToken'] = inner(body['refreshToken']);
    },
    answers: (answer) => {
      const session = sessionOf(answer);
      for (const name of ['authToken', 'accessToken', 'refreshToken'] as const)
        if (session?.[name] !== undefined) session[name] = head + session[name];
      if (session?.refreshToken !== undefined) answer.headers['x-falcon-refresh'] = session.refreshToken;
    },
  };
};

const endSessions = ({ world: { sessions } }: Insurer, owner: string | undefined): void => {
  for (const [authToken, session] of Object.entries(sessions))
    if (session.owner === owner) Reflect.deleteProperty(sessions, authToken);
};

/** A customer has so many sessions; another login ends the oldest. */
export const sessionsAtMost = (most: number): Variation =>
  asking(`at-most-${most}-sessions`, calls.login, (request, { world: { sessions }, world }) => {
    const owner = ownerOfEmail(world, textIn(request, 'userName'));
    const own = Object.keys(sessions).filter((authToken) => sessions[authToken]?.owner === owner);
    for (const authToken of own.slice(0, Math.max(0, own.length - most + 1)))
      Reflect.deleteProperty(sessions, authToken);
  });

/** A refresh token that is used again has been stolen. */
const endsAStolenFamily = (): Variation =>
  remembering(
    'a-refresh-token-that-is-used-again-ends-its-sessions',
    calls.refreshTokens,
    () => ({ family: new Map<string, string>(), used: new Set<string>() }),
    {
      asks: (request, { family, used }, { world: { sessions } }) => {
        const given = textIn(request, 'refreshToken');
        if (used.has(given)) {
          for (const [authToken, { refreshToken }] of Object.entries(sessions))
            if ((family.get(refreshToken) ?? refreshToken) === (family.get(given) ?? given))
              Reflect.deleteProperty(sessions, authToken);
          bodyOf(request)['refreshToken'] = 'stolen';
        } else if (Object.values(sessions).some(({ refreshToken }) => refreshToken === given)) used.add(given);
        Object.assign(request, { given });
      },
      answers: (answer, { family }, request) => {
        const { given = '' } = request as { given?: string };
        const next = sessionOf(answer)?.refreshToken;
        if (next !== undefined) family.set(next, family.get(given) ?? given);
      },
    },
  );

/** Another text in a reply and, the other way round, in the address of a request. */
const renaming = (
  name: string,
  fields: readonly string[],
  call: readonly string[],
  out: (text: string) => string,
  back: (text: string) => string,
): Variation => ({
  name,
  calls: call,
  asks: (request) => {
    const parts = request.path.split('/');
    const id = decodeURIComponent(parts.at(-1) ?? '');
    if (!call.some((one) => one.endsWith('}') && isCall(one, request.method, request.path))) return;
    const url = [...parts.slice(0, -1), encodeURIComponent(back(id))].join('/');
    Object.assign(request, { url, originalUrl: url });
  },
  answers: (answer, request) => {
    for (const field of fields) change(field, out)(answer, request);
  },
});

const inBase64 = (text: string): string => Buffer.from(`?>~${text}`).toString('base64');
const ofBase64 = (text: string): string => {
  const inner = Buffer.from(text, 'base64').toString();
  return inner.startsWith('?>~') ? inner.slice(3) : text;
};

/** A claim that the customer of a story has filed. */
const withSlash = (number: string): string => number.replace(/^HC-(301\d+)$/, 'HC/$1 a#1');
const withoutSlash = (number: string): string => number.replace(/^HC\/(301\d+) a#1$/, 'HC-$1');

const atOffset = (moment: string): string =>
  `${new Date(Date.parse(moment) + 5.5 * 3_600_000).toISOString().slice(0, 23)}+05:30`;

const withNanoseconds = (moment: string): string =>
  moment.replace(/(\.\d{3})?Z$/, (_, fraction: string = '.000') => `${fraction}000000Z`);

const aSecondChangeWaits = (): Variation =>
  remembering('a-second-change-has-to-wait', calls.changePolicy, () => ({ done: new Map<string, string>() }), {
    asks: (request, _, insurer) => void Object.assign(request, { owner: ownerOf(request, insurer) }),
    answers: (answer, { done }, request) => {
      if (textIn(request, 'changeReason') === 'custcancelled' || !isDone(answer)) return;
      const { owner = '' } = request as { owner?: string };
      const key = request.get('idempotency-key') ?? '';
      if ((done.get(owner) ?? key) === key) done.set(owner, key);
      else refuse(answer, 409, 'You can change your coverages once a day.');
    },
  });

/** Another customer's things exist, and are forbidden. */
const forbidden = (call: string): Variation => {
  const theirs = new WeakSet<object>();
  return {
    name: `what-is-of-another-customer-is-forbidden: ${call}`,
    calls: [call],
    asks: (request, { world }) => {
      const id = decodeURIComponent(request.path.split('/').at(-1) ?? '');
      const isClaim = Object.values(world.accounts).some(({ claims }) =>
        claims.some(({ reference }) => reference === id),
      );
      if (isClaim || Object.hasOwn(world.changes, id)) theirs.add(request);
    },
    answers: (answer, request) => {
      if (answer.status === 404 && theirs.has(request)) refuse(answer, 403, 'This is not yours.');
    },
  };
};

const afterASuccess = (
  name: string,
  call: string,
  of: (insurer: Insurer, owner: string | undefined) => void,
): Variation => {
  const asked = new WeakMap<object, readonly [Insurer, string | undefined]>();
  return {
    name,
    calls: [call],
    asks: (request, insurer) => void asked.set(request, [insurer, ownerOf(request, insurer)]),
    answers: (answer, request) => {
      const [insurer, owner] = asked.get(request) ?? [];
      if (insurer && isDone(answer)) of(insurer, owner);
    },
  };
};

export const legalStacks: readonly Variation[] = [
  // Sessions
  oneToken(),
  longTokens(),
  endsAStolenFamily(),
  sessionsAtMost(8),
  afterASuccess('a-new-password-ends-the-sessions', calls.setPassword, (insurer, owner) => {
    if (owner !== undefined) endSessions(insurer, owner);
  }),
  ...[calls.requestEmailCode, [calls.requestCode, calls.sendInvitation]].map((call) =>
    remembering(`a-code-once-a-minute: ${String(call)}`, call, () => ({ asked: new Set<string>() }), {
      answers: (answer, { asked }, request) => {
        const whose = `${sessionIn(request)} ${JSON.stringify(request.body)}`;
        if (!isDone(answer)) return;
        if (asked.has(whose)) {
          refuse(answer, 429, 'Please wait a minute.');
          answer.headers['Retry-After'] = '60';
        }
        asked.add(whose);
      },
    }),
  ),
  asking('capitals-count-in-the-name-of-a-login', calls.login, (request, { world }) => {
    const owner = ownerOfEmail(world, textIn(request, 'userName'));
    if (owner && accountOf(world, owner).email !== textIn(request, 'userName')) bodyOf(request)['userName'] = 'nobody';
  }),
  ...answersTo(calls.apiCalls, {
    'refusals-ask-for-a-bearer': (answer) => {
      if (answer.status === 401) answer.headers['WWW-Authenticate'] = 'Bearer error="invalid_token"';
    },
    'replies-expire-at-once': (answer) => {
      Object.assign(answer.headers, {
        'Cache-Control': 'no-cache, max-age=0, must-revalidate',
        Pragma: 'no-cache',
        Expires: '0',
        'Last-Modified': new Date().toUTCString(),
        Age: '0',
      });
    },
    'refusals-in-several-sentences': refusal(({ message }) => ({
      body: {
        message: /expired|attempts|exists|blank|Forbidden/.test(message)
          ? message
          : 'It has to have 8 characters or more, 1 digit (0–9) & one of !?%$#. Please try again: 50% of all do.',
      },
    })),
  }),

  // Ids
  renaming('changes-in-base64', ['correlationId'], [calls.changePolicy, calls.policyChangeStatus], inBase64, ofBase64),
  renaming('email-changes-in-base64', ['id'], [calls.confirmEmail, calls.emailChangeStatus], inBase64, ofBase64),
  renaming(
    'claim-numbers-with-a-slash',
    ['claimNumber', '*.claimNumber'],
    [calls.fileClaim, calls.listClaims, calls.getClaim],
    withSlash,
    withoutSlash,
  ),
  ...[calls.getClaim, calls.policyChangeStatus, calls.emailChangeStatus].map(forbidden),

  // Values
  ...answersTo(calls.getBilling, {
    'payments-at-another-offset': change('paymentHistory.*.createdAt', atOffset),
    'payments-with-nanoseconds': change('paymentHistory.*.createdAt', withNanoseconds),
  }),
  answers(
    'claims-listed-to-the-second',
    calls.listClaims,
    change('*.createdAt', (moment: string) => moment.replace(/\.\d+Z$/, 'Z')),
  ),
  answers(
    'claims-at-another-offset',
    [calls.listClaims, calls.getClaim],
    change('*.createdAt', atOffset),
    change('createdAt', atOffset),
  ),
  ...[
    answers(
      'phones-in-international-form',
      calls.getCustomer,
      change('phoneNumber', (phone: string) => `+1${phone.replaceAll(/\D/g, '').slice(-10)}`),
    ),
    answers(
      'phones-with-a-country',
      calls.getCustomer,
      change('phoneNumber', (phone: string) => `1-${phone}`),
    ),
  ].map((variation) => ({ ...variation, unless: ['customer-complete'] })),
  ...answersTo(calls.getCustomer, {
    'no-mailing-address-where-it-is-the-home': change(
      '',
      (profile: { address?: { address1?: string }; mailingAddress?: { address1?: string } }) =>
        profile.mailingAddress?.address1 === profile.address?.address1 ? { ...profile, mailingAddress: null } : profile,
    ),
    'emails-in-lower-case': change('email', (email: string) => email.toLowerCase()),
  }),
  answers(
    'documents-as-in-a-store',
    calls.listDocuments,
    change('', (rows: readonly { Key: string }[]) => [
      ...[...new Set(rows.map(({ Key }) => `${Key.split('/').slice(0, 2).join('/')}/`))].map((Key) => ({
        Key,
        Size: 0,
      })),
      ...rows.map((row) => ({
        ...row,
        ETag: '"d41d8cd98f00b204e9800998ecf8427e"',
        Size: 48_213,
        StorageClass: 'STANDARD',
      })),
    ]),
  ),
  answers(
    'a-cancelled-policy-has-no-coverages',
    calls.listPolicies,
    change('*.*', (term: object) =>
      Reflect.get(Object(term), 'status') === 'cancelled'
        ? { ...term, coverages: [], monthlyPremium: 0, annualPremium: 0 }
        : term,
    ),
  ),

  // Writes
  aSecondChangeWaits(),
  answers('writes-answer-what-was-sent', [calls.saveCustomer, calls.updateBillingTerm], (answer, request) => {
    if (isDone(answer)) answer.body = { data: request.body };
  }),
  asking('a-change-takes-some-polls', calls.policyChangeStatus, (request, { world }) => {
    const change = world.changes[request.path.split('/').at(-1) ?? ''] as
      | { pollsLeft: number; isSlow?: boolean }
      | undefined;
    if (!change || change.isSlow || change.pollsLeft === 0) return;
    Object.assign(change, { pollsLeft: 4, isSlow: true });
  }),
];
