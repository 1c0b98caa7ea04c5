import type { Request } from 'express';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import { claimTextNames } from '../../src/domain/claims/claimTexts';
import { addressParts } from '../../src/domain/PostalAddress';
import * as calls from '../contract/apiCalls';
import { everyCall } from '../support/everyCall';
import {
  type Edit,
  all,
  answers,
  answersTo,
  change,
  refusal,
  remove,
  rename,
  replace,
  set,
  success,
  update,
  whenSent,
} from './edits';
import { everyObject } from './everyObject';
import { legalStacks } from './legalStacks';
import { remembering, untilWritten } from './remembering';
import { isDone, ownerOf, refuse, sessionIn, textIn } from './requests';

/** Changes every object of an answer. */
const throughout =
  (of: Parameters<typeof everyObject>[1]): Edit =>
  (answer) => {
    answer.body = everyObject(answer.body, of);
  };

/** Replaces every optional field that is absent by null. */
const nulls = (...paths: readonly string[]): Edit =>
  all(...paths.map((path) => update(path, (before) => before ?? null)));

const setNull = (...paths: readonly string[]): Edit => all(...paths.map((path) => set(path, null)));

/** States that name the data, and what the portal branches on: there, these backends answer like any other. */
const namedData = [
  'customer-complete',
  'policy-complete',
  'claim-complete',
  'document-stored',
  'billing-complete',
  'billing-term',
  'no-payment-method',
  'nj-cancelled',
  'ny-upcoming',
  'terms-over',
];

/** Backends whose data differ, or have gaps. */
const differing = (...parameters: Parameters<typeof answersTo>): readonly Variation[] =>
  answersTo(...parameters).map((variation) => ({ ...variation, unless: namedData }));

/** Backends whose data differ until the customer writes a field of a call. */
const differingUntil = (
  write: string,
  field: string,
  ...parameters: Parameters<typeof answersTo>
): readonly Variation[] => differing(...parameters).map((variation) => untilWritten(write, field, variation));

/** Every text below `data`. */
const texts = (of: (text: string) => string): Edit =>
  update('', (data) =>
    everyObject(data, (entries) =>
      entries.map(([key, value]) => [key, typeof value === 'string' && key !== 'email' ? of(value) : value] as const),
    ),
  );

/** A hundredth of a millionth: what is left of a computation with binary fractions. */
const notQuite = (amount: number): number => amount + 1e-8;

const inMillions = (amount: number): number => Math.round(amount * 1e8) / 100;

/** What a failure says in one word, beside its message. */
const codeOf = (message: string): string | undefined =>
  [
    ['token-expired', /^The incoming token has expired$/],
    ['email-exists', /already exists/],
    ['code-expired', /code has expired/],
    ['too-many-attempts', /attempts/],
    ['change-forbidden', /PolicyChangeForbidden/],
    ['blank-field', /can't be blank/],
  ].find(([, words]) => (words as RegExp).test(message))?.[0] as string | undefined;

/** The refresh token of the login works for ever, and no reply has another one. */
const oneRefreshToken = (): Variation =>
  remembering('refresh-token-for-ever', calls.refreshTokens, () => ({ newest: new Map<string, string>() }), {
    asks: (request, { newest }) => {
      const body = Object(request.body) as { refreshToken: string };
      Object.assign(request, { first: body.refreshToken });
      body.refreshToken = newest.get(body.refreshToken) ?? body.refreshToken;
    },
    answers: (answer, { newest }, request) => {
      const { data } = Object(answer.body) as { data?: { refreshToken?: string } };
      if (data?.refreshToken === undefined) return;
      newest.set(String(Reflect.get(request, 'first')), data.refreshToken);
      delete data.refreshToken;
      answer.headers['x-falcon-refresh'] = '';
    },
  });

/** The tokens of a session work for so many calls, and have to be refreshed. */
const shortSessions = (most: number): Variation =>
  remembering(
    'tokens-that-expire-soon',
    calls.apiCalls.filter((call) => !call.includes('/api/auth/')),
    () => ({ uses: new Map<string, number>() }),
    {
      asks: (request, { uses }, { expired }) => {
        const token = request.get('x-falcon-auth') ?? '';
        const times = (uses.get(token) ?? 0) + 1;
        uses.set(token, times);
        if (times > most) expired.add(token);
      },
    },
  );

/** Tokens that expire soon, and a refresh that ends the session of its refresh token. */
const rotatingSessions = (most: number): Variation =>
  remembering(
    'tokens-that-expire-soon-and-rotate',
    calls.apiCalls,
    () => ({ uses: new Map<string, number>(), used: '', sessions: {} as object }),
    {
      asks: (request, memory, { world: { sessions }, expired }) => {
        const given = textIn(request, 'refreshToken');
        const used = Object.entries(sessions).find(([, { refreshToken }]) => refreshToken === given)?.[0] ?? '';
        Object.assign(memory, { used, sessions });
        if (request.path.startsWith('/api/auth/')) return;
        const uses = (memory.uses.get(sessionIn(request)) ?? 0) + 1;
        memory.uses.set(sessionIn(request), uses);
        if (uses > most) expired.add(sessionIn(request));
      },
      answers: (answer, { used, sessions }) => {
        if (isDone(answer) && used !== '') Reflect.deleteProperty(sessions, used);
      },
    },
  );

/** The third wrong password in a row locks the account. */
const lockedAccounts = (): Variation =>
  remembering('locked-after-three-wrong-passwords', calls.login, () => ({ wrong: new Map<string, number>() }), {
    answers: (answer, { wrong }, request) => {
      const name = textIn(request, 'userName');
      const times = wrong.get(name) ?? 0;
      if (times > 2) refuse(answer, 401, 'The account is locked.');
      wrong.set(name, isDone(answer) ? 0 : times + 1);
    },
  });

/** Once another email address is confirmed, the sessions of the old one have ended. */
const endedSessions = (): Variation =>
  remembering(
    'another-email-ends-the-sessions',
    calls.emailChangeStatus,
    () => ({ owner: '' as string | undefined, sessions: {} as Record<string, { readonly owner: string }> }),
    {
      asks: (request, memory, insurer) => {
        Object.assign(memory, { owner: ownerOf(request, insurer), sessions: insurer.world.sessions });
      },
      answers: ({ body }, { owner, sessions }) => {
        if (!JSON.stringify(body).includes('"complete"')) return;
        for (const [authToken, session] of Object.entries(sessions))
          if (session.owner === owner) Reflect.deleteProperty(sessions, authToken);
      },
    },
  );

interface RenewedPolicy {
  readonly currentTerm?: { readonly status: string; readonly endDate: string };
  readonly futureTerm?: object;
}

/** The next term of a policy that is current: the same, a year later. */
const withRenewal = (policy: RenewedPolicy): RenewedPolicy => {
  const { currentTerm: term, futureTerm } = policy;
  if (futureTerm || term?.status !== 'current' || !term.endDate) return policy;
  const endDate = term.endDate.replace(/^\d+/, (year) => String(Number(year) + 1));
  return { ...policy, futureTerm: { ...term, status: '', startDate: term.endDate, endDate } };
};

const longText = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(7).trim();

const refreshTokenInHeader: Edit = (answer) => {
  const { data: session } = Object(answer.body) as { readonly data?: { refreshToken?: string } };
  if (session?.refreshToken === undefined) return;
  answer.headers['x-falcon-refresh'] = session.refreshToken;
  delete session.refreshToken;
};

const silentWrites = everyCall.filter(({ isSilent }) => isSilent).map(({ call }) => call);

/** Two calls with a reply share a path with silent writes: a coverage change, and a password in place of a temporary one. */
const silently = (name: string, edit: Edit): Variation =>
  answers(name, silentWrites, (answer, request) => {
    const { changeReason, token } = Object(request.body) as Record<string, unknown>;
    if (changeReason !== 'custmodpolpckg' && token === undefined) edit(answer, request);
  });

const problem = refusal(({ status, message }) => ({
  headers: { 'Content-Type': 'application/problem+json' },
  body: { type: 'about:blank', title: 'The request failed', status, detail: message, message },
}));

/** Messages that the portal branches on, or shows. */
const isRead = ({ status }: { readonly status: number }, path: string, method: string): boolean =>
  !(status === 404 || path.startsWith('/api/auth/login') || path.startsWith('/api/auth/token/') || method === 'GET') ||
  status === 401;

/** Backends that keep to the contract, each different from the reference server in one way. */
export const variants: readonly Variation[] = [
  // Customer
  ...differing(calls.getCustomer, {
    'customer-designee-without-name': set('thirdPartyDesignee', { address: {} }),
    'customer-designee-without-address': set('thirdPartyDesignee', { fullName: 'Dana Jensen' }),
    'customer-designee-null': set('thirdPartyDesignee', null),
    'customer-mailing-address-of-nulls': change('mailingAddress', () =>
      Object.fromEntries(addressParts.map((part) => [part, null])),
    ),
    'customer-mailing-address-null': nulls('mailingAddress'),
    'customer-phone-null': set('phoneNumber', null),
    'customer-phone-absent': remove('phoneNumber'),
    'customer-names-null': setNull('firstName', 'middleInitial', 'lastName'),
    'customer-middle-initial-absent': remove('middleInitial'),
    'customer-date-of-birth': set('dateOfBirth', '1968-04-12'),
    'customer-date-of-birth-in-words': set('dateOfBirth', 'April 1968'),
    'customer-contact-preference-null': set('contactPreference', null),
    'customer-edelivery-null': set('edeliveryPreference', null),
    'customer-billing-term-unknown': set('billingMethod', { billingTerm: 'quarterly' }),
    'customer-billing-method-null': set('billingMethod', null),
    'customer-state-code': [
      rename('address.state', 'stateCode'),
      rename('mailingAddress.state', 'stateCode'),
      rename('thirdPartyDesignee.address.state', 'stateCode'),
    ],
    'customer-zip-plus-four': set('address.zipCode', '12203-1234'),
    'customer-names-with-spaces-at-the-end': [
      change('firstName', (text: string) => text.padEnd(40)),
      change('lastName', (text: string) => text.padEnd(40)),
    ],
    'customer-email-alone': change('', ({ email }: { email: string }) => ({ email })),
  }),
  ...differingUntil(calls.saveCustomer, 'contactPreference', calls.getCustomer, {
    'customer-contact-preference-unknown': set('contactPreference', 'post'),
  }),
  ...differingUntil(calls.saveCustomer, 'firstName', calls.getCustomer, {
    'customer-long-names': [set('firstName', longText), set('lastName', longText)],
  }),

  // Policies
  ...differing(calls.listPolicies, {
    'policies-third-coverage': change('*.currentTerm.coverages', (held: readonly object[]) => [
      ...held,
      { code: 'svl', limitAmount: '4000' },
    ]),
    'policies-third-coverage-in-a-prior-term': set('*.priorTerms', [
      { endDate: '2020-01-01', status: 'expired', coverages: [{ code: 'flood' }] },
    ]),
    'policies-quote-id-absent': remove('*.quoteId'),
    'policies-underwriting-absent': remove('*.underwriting'),
    'policies-residence-null': set('*.underwriting', { residence: null }),
    'policies-residence-type-unknown': set('*.underwriting.residence.residenceType', 'YURT'),
    'policies-status-null': replace('*.currentTerm.status', 'current', null),
    'policies-premiums-null': setNull('*.currentTerm.monthlyPremium', '*.currentTerm.annualPremium'),
    'policies-prior-terms-null': nulls('*.priorTerms', '*.futureTerm', '*.currentTerm'),
    'policies-with-their-renewal': change('*', withRenewal),
    'policies-limits-absent': remove('*.*.coverages.*.limitAmount', '*.*.coverages.*.deductible'),
    'policies-dates-null': set('*.currentTerm.endDate', null),
    'policies-prior-terms-empty': set('*.priorTerms', []),
    'a-cancelled-term-is-over': change(
      '*',
      (policy: { currentTerm?: { status: string }; priorTerms: readonly object[] }) => {
        const { currentTerm: term, priorTerms } = policy;
        const earlier = [{ startDate: '2010-01-01', endDate: '2011-01-01', status: 'expired' }, ...priorTerms];
        return term?.status === 'cancelled' ? { ...policy, currentTerm: null, priorTerms: [...earlier, term] } : policy;
      },
    ),
  }),
  ...differing([calls.listPolicies, calls.rate], {
    'policies-limits-large': [
      change('*.currentTerm.coverages.*.limitAmount', () => '999999999'),
      change('coverages.*.limitAmount', () => '999999999'),
    ],
  }),

  // Prices
  ...answersTo(calls.preview, {
    'preview-monthly-payment-absent': remove('rate.monthlyPayment'),
    'preview-flat': change('', ({ proratedValue, rate }: { proratedValue: number; rate: object }) => ({
      proratedValue,
      ...rate,
    })),
  }),
  ...differing([calls.listPolicies, calls.rate, calls.preview], {
    'prices-in-millions': [
      change('*.*.annualPremium', inMillions),
      change('*.*.monthlyPremium', inMillions),
      change('annualPremium', inMillions),
      change('monthlyPayment', inMillions),
      change('proratedValue', inMillions),
      change('rate.annualPremium', inMillions),
      change('rate.monthlyPayment', inMillions),
    ],
    'prices-not-quite-to-the-cent': [
      change('*.*.annualPremium', notQuite),
      change('annualPremium', notQuite),
      change('proratedValue', notQuite),
    ],
  }),
  answers(
    'rate-other-payment-null',
    calls.rate,
    whenSent('billingTerm', 'yearly', set('monthlyPayment', null)),
    whenSent('billingTerm', 'monthly', set('annualPremium', null)),
  ),

  answers('rates-of-recurring-payments-alone', calls.rate, (answer, request) => {
    if (textIn(request, 'billingTerm') === 'nonrecurringyearly') refuse(answer, 422, 'Not offered.');
  }),

  // Claims
  ...differing(calls.listClaims, {
    'claims-null-columns': setNull('*.policyNumber', '*.createdAt', '*.status'),
    'claims-only-numbers': remove('*.policyNumber', '*.createdAt', '*.status'),
    'claims-are-not-offered-in-new-york': (answer, request) => {
      if (/^auth-ny-/.test((request as Request).get('x-falcon-auth') ?? ''))
        Object.assign(answer, { status: 403, body: { message: 'Not offered in this state.' } });
    },
    'claims-oldest-first': change('', (rows: readonly object[]) => rows.toReversed()),
    'claims-moments-with-offset': change(
      '*.createdAt',
      (moment: string) => `${new Date(Date.parse(moment) - 4 * 3_600_000).toISOString().slice(0, 23)}-04:00`,
    ),
    'claims-moments-with-microseconds': change('*.createdAt', (moment: string) => moment.replace('Z', '000+00:00')),
  }),
  ...differing([calls.listClaims, calls.getClaim], {
    'claims-status-unknown': [set('*.status', 'escalated'), set('status', 'escalated')],
  }),
  ...differing(calls.getClaim, {
    'claim-details-null': setNull(...claimTextNames, 'estimate', 'dateOfLoss', 'cpClaimNumber'),
    'claim-details-absent': remove(...claimTextNames, 'estimate', 'policyNumber', 'createdAt', 'status'),
    'claim-lines-of-windows': change('description', (text: string) => text.replaceAll('\n', '\r\n')),
    'claim-estimate-not-quite-to-the-cent': change('estimate', notQuite),
    'claim-large-estimate': change('', (claim: { claimNumber: string }) =>
      // The number of a claim of years ago.
      claim.claimNumber < 'HC-3' ? { ...claim, estimate: 123456789.99 } : claim,
    ),
  }),
  ...differing([calls.getClaim, calls.getCustomer], {
    'texts-composed-otherwise': texts((text) => text.normalize('NFD')),
  }),
  answers('claim-filed-201', calls.fileClaim, (answer) => {
    if (answer.status === 200) answer.status = 201;
  }),

  // Documents and texts
  ...differing(calls.listDocuments, {
    'documents-other-keys-too': change('', (rows: readonly object[]) =>
      rows.length > 0
        ? [...rows, { Key: 'logs/2026/upload.txt' }, { Key: null }, { LastModified: '2026-10-02T14:05:00Z' }]
        : rows,
    ),
    'documents-oldest-first': change('', (rows: readonly object[]) => rows.toReversed()),
  }),

  // Billing
  ...differing(calls.getBilling, {
    'billing-rows-in-another-order': change('paymentHistory', (rows: readonly object[]) =>
      Date.now() % 2 === 0 ? rows : rows.toReversed(),
    ),
    'billing-history-null': change('paymentHistory', () => null),
    'billing-cards-absent': remove(
      'paymentHistory.*.cardType',
      'paymentHistory.*.lastFour',
      'paymentMethod.cardType',
      'paymentMethod.lastFour',
      'paymentDetails',
    ),
    'billing-rows-of-nulls': setNull(
      'paymentHistory.*.action',
      'paymentHistory.*.status',
      'paymentHistory.*.amount',
      'paymentHistory.*.createdAt',
    ),
    'billing-method-unknown': replace('paymentMethod.type', 'bank_account_info', 'ach'),
    'billing-standing-null': [
      change('pastDue', (due: boolean) => due || null),
      change('balance', (balance: number) => balance || null),
    ],
    'billing-large-balance': set('balance', 98765432.1),
    'billing-alone': set('', {}),
  }),
  ...differingUntil(calls.updateBillingTerm, 'billingTerm', calls.getBillingTerm, {
    'billing-term-unknown': set('billingTerm', 'quarterly'),
  }),
  ...differing(calls.getBillingTerm, {
    'billing-term-null': set('billingTerm', null),
  }),

  // Changes under way
  ...answersTo([calls.policyChangeStatus, calls.emailChangeStatus], {
    'change-status-unknown': replace('status', 'pending', 'queued'),
    'change-failed-without-message': remove('message'),
  }),

  // Sessions
  ...answersTo(calls.sessionCalls, {
    'refresh-token-in-the-header': refreshTokenInHeader,
    'session-with-more': change('', (session: object) =>
      'authToken' in session ? { ...session, expiresIn: 3600, challenge: null, idToken: 'x' } : session,
    ),
  }),

  oneRefreshToken(),
  shortSessions(40),
  rotatingSessions(25),
  lockedAccounts(),
  endedSessions(),
  ...answersTo(calls.refreshTokens, {
    'refresh-refused-400': refusal(({ status }) => (status === 401 ? { status: 400 } : {})),
    'refresh-refused-403': refusal(({ status }) => (status === 401 ? { status: 403 } : {})),
  }),

  // Writes whose answer is not used
  silently('writes-201', (answer) => success(201, answer.body)(answer, {})),
  silently('writes-202-without-data', success(202, {})),
  silently('writes-204', success(204)),
  silently('writes-200-without-body', success(200)),
  silently('writes-200-text', success(200, 'OK', { 'Content-Type': 'text/plain' })),
  silently('writes-data-null', success(200, { data: null })),

  // Refusals
  ...answersTo(calls.apiCalls, {
    'refusals-problem-json': problem,
    'refusals-with-description': refusal(({ body }) => ({ body: { ...Object(body), description: 'More about it.' } })),
    'refusals-without-a-message-that-nobody-reads': (answer, request) => {
      const { path = '', method = '' } = request as { readonly path?: string; readonly method?: string };
      if (answer.status >= 400 && !isRead(answer, path, method)) answer.body = { error: 'refused' };
    },
    'refusals-in-other-words': refusal(({ message }) => ({
      body: { message: `[E42] ${message}` },
      ...(message === 'The incoming token has expired' && { body: { message } }),
    })),
    'refusals-in-spanish-with-codes': refusal(({ message }) => {
      const code = codeOf(message);
      return { body: { message: 'No se pudo hacer.', ...(code && { code }) } };
    }),
    'refusals-with-codes-of-their-own': refusal(({ body }) => ({ body: { code: 'E-1042', ...Object(body) } })),
  }),
  answers('email-in-use-409-with-a-code', calls.requestEmailCode, (answer) => {
    if (answer.status === 400)
      Object.assign(answer, { status: 409, body: { message: 'Taken.', code: 'email-exists' } });
  }),
  ...answersTo([calls.getBilling, calls.listClaims, calls.getClaim], {
    'moments-of-a-day-alone': ['paymentHistory.*.createdAt', '*.createdAt', 'createdAt'].map((path) =>
      change(path, (moment: string) => moment.replace(/T.*/, 'T00:00:00Z')),
    ),
  }),
  {
    name: 'passwords-of-a-few-signs',
    calls: [calls.setPassword, calls.createUser],
    asks: ({ body }) => {
      const { password } = Object(body) as { password: string };
      if (/[^\w!-]/.test(password)) Object.assign(Object(body) as object, { password: 'weak' });
    },
  },
  ...answersTo([calls.setPassword, calls.createUser], {
    'passwords-refused-422': refusal(({ status }) => (status === 400 ? { status: 422 } : {})),
  }),
  ...answersTo(calls.confirmEmail, {
    'email-refused-500': refusal(({ status }) => (status === 400 ? { status: 500 } : {})),
  }),

  // Every answer
  ...answersTo(calls.apiCalls, {
    'keys-in-reverse': throughout((entries) => entries.toReversed()),
    'more-fields-everywhere': throughout((entries) => [...entries, ['addedLater', { byThe: ['backend'] }]]),
    'other-fields-at-each-read': throughout((entries) => [['servedAt', Date.now()], ...entries]),
    'keys-in-an-order-of-each-read': throughout((entries) =>
      Date.now() % 2 === 0 ? entries.toReversed() : entries.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    'content-type-in-capitals': (answer) => {
      answer.headers['Content-Type'] = 'Application/JSON; Charset=UTF-8';
    },
  }),
  ...differingUntil(calls.changePolicy, 'changeReason', calls.listPolicies, {
    'policy-number-and-term-alone': change(
      '*',
      ({ policyNumber, currentTerm }: { policyNumber: string; currentTerm?: object }) => ({
        policyNumber,
        ...(currentTerm && { currentTerm: {} }),
      }),
    ),
  }),
  ...legalStacks,
  remembering('billing-payments-settle-later', calls.getBilling, () => ({ reads: new Map<string, number>() }), {
    answers: (answer, { reads }) => {
      change('paymentHistory', (rows: readonly { readonly createdAt: string }[]) =>
        rows.map((row) => {
          const times = (reads.get(row.createdAt) ?? 0) + 1;
          reads.set(row.createdAt, times);
          const isNew = Math.abs(Date.now() - Date.parse(row.createdAt)) < 60_000;
          return isNew && times < 7 ? { ...row, status: 'pending' } : row;
        }),
      )(answer, {});
    },
  }),
];
