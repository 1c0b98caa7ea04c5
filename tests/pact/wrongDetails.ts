import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import { Instant } from '../../src/domain/Instant';
import { Money } from '../../src/domain/Money';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { isCall } from '../../src/adapters/reference-api/isCall';
import * as calls from '../contract/apiCalls';
import { type Edit, all, answers, answersTo, change, refusal, set, update } from './edits';
import { remembering } from './remembering';
import { keyedWrites } from './wrongCases';
import {
  asking,
  idle,
  isDone,
  keyIn,
  ownAccount,
  ownerOf,
  readProfileInstead,
  refuse,
  sessionIn,
  textIn,
} from './requests';
import { besides, claimText, dayBefore, inSpanish, profileText, rewriting, withProfile } from './wrongWrites';

/** Backends that are right where a customer does one thing, and wrong in what goes with it. */

const isRefused = ({ status }: Answer): boolean => status >= 400 && status !== 401;
const isCancellation = (request: object): boolean => textIn(request, 'changeReason') === 'custcancelled';

interface Kept {
  readonly owner: string;
  readonly path: string;
  readonly body: unknown;
}

/** The first reply under a key, also where it is another one's. */
const replays = (
  name: string,
  call: string | readonly string[],
  isMeant: (first: Kept, owner: string, request: Request) => boolean,
): Variation => {
  const taken = new WeakMap<object, unknown>();
  const asked = new WeakMap<object, Kept>();
  return remembering(name, call, () => ({ kept: new Map<string, Kept>() }), {
    asks: (request, { kept }, insurer) => {
      const [owner, first] = [ownerOf(request, insurer) ?? '', kept.get(keyIn(request))];
      asked.set(request, { owner, path: request.path, body: undefined });
      if (!first || owner === '' || !isMeant(first, owner, request)) return;
      taken.set(request, first.body);
      readProfileInstead(request);
    },
    answers: (answer, { kept }, request) => {
      const [key, of] = [keyIn(request), asked.get(request)];
      if (taken.has(request)) Object.assign(answer, { status: 200, body: structuredClone(taken.get(request)) });
      else if (isDone(answer) && of && key !== '') kept.set(key, { ...of, body: structuredClone(answer.body) });
    },
  });
};

/** Changes the account of a request before it is answered, where the answer is of a kind. */
const onceAnswered = (
  name: string,
  call: string,
  isMeant: (answer: Answer, request: Request, times: number) => boolean,
  of: (account: Account) => void,
): Variation =>
  remembering(name, call, () => ({ account: undefined as Account | undefined, times: 0 }), {
    asks: (request, memory, insurer) => {
      memory.account = ownAccount(request, insurer);
    },
    answers: (answer, memory, request) => {
      if (memory.account && isMeant(answer, request, memory.times)) {
        memory.times += 1;
        of(memory.account);
      }
    },
  });

const isComplete = ({ body }: Answer): boolean => JSON.stringify(body ?? '').includes('"complete"');

const isFirstComplete = (answer: Answer, _: Request, times: number): boolean => times === 0 && isComplete(answer);

/** The newest payment once more. */
const paysAgain = (account: Account): void => {
  const [newest] = account.payments;
  if (newest) account.payments = [{ ...newest, createdAt: Instant.ofDate(new Date()) }, ...account.payments];
};

/** What a customer's write has changed is as before a second later. */
const lostAfterASecond = ([read, write]: readonly [string, string]): Variation =>
  remembering(
    `a-write-is-lost-after-a-second: ${read}`,
    [read, write],
    () => ({ before: new Map<string, unknown>(), since: new Map<string, number>() }),
    {
      answers: (answer, { before, since }, request) => {
        const owner = sessionIn(request).replace(/-\d+$/, '');
        const written = since.get(owner);
        if (!isDone(answer)) return;
        if (!isCall(read, request.method, request.path)) since.set(owner, performance.now());
        else if (written === undefined) before.set(owner, structuredClone(answer.body));
        else if (performance.now() - written > 1000 && before.has(owner))
          answer.body = structuredClone(before.get(owner));
      },
    },
  );

const firstPassword = (name: string, call: string, of: (account: Account) => void): Variation => {
  const insurers = new WeakMap<object, Insurer>();
  return {
    name,
    calls: [call],
    asks: (request, insurer) => void insurers.set(request, insurer),
    answers: (answer, request) => {
      const world = insurers.get(request)?.world;
      const owner = world && ownerOfEmail(world, textIn(request, 'userName'));
      if (owner === 'ny-invited' && isDone(answer)) of(accountOf(world as Insurer['world'], owner));
    },
  };
};

/** In New York, a call is answered and not carried out. */
const idleInNewYork = (call: string, data: unknown, isMeant: (request: Request) => boolean = () => true): Variation =>
  idle(
    `does-nothing-in-new-york: ${call}`,
    call,
    data,
    (request) => sessionIn(request).startsWith('auth-ny-') && isMeant(request),
  );

export const inNewYork = (name: string, call: string, edit: Edit): Variation =>
  answers(name, call, (answer, request) => {
    if (sessionIn(request as Request).startsWith('auth-ny-')) edit(answer, request);
  });

const withHeader = (name: string, header: string, value: string, isMeant: (answer: Answer) => boolean): Variation =>
  answers(name, calls.apiCalls, (answer) => {
    if (isMeant(answer)) answer.headers[header] = value;
  });

interface Row {
  readonly createdAt: string;
}

/** The row of a claim that was filed within the last minute. */
const newRow = (of: object): Edit =>
  change('*', (row: Row) => (Date.now() - Date.parse(row.createdAt) < 60_000 ? { ...row, ...of } : row));

const refusesShort = (name: string, call: string, field: string, least: number): Variation =>
  answers(name, call, (answer, request) => {
    const { length } = textIn(request, field);
    if (length > 0 && length < least) refuse(answer, 400, 'The text is too short.');
  });

const ANOTHER = 'il-current';

/** What one customer does changes another one. */
const changesAnother = (name: string, call: string, of: (account: Account) => void): Variation =>
  remembering(name, call, () => ({ another: undefined as Account | undefined }), {
    asks: (request, memory, insurer) => {
      memory.another = ownerOf(request, insurer) === ANOTHER ? undefined : accountOf(insurer.world, ANOTHER);
    },
    answers: (answer, { another }) => {
      if (another && isDone(answer)) of(another);
    },
  });

const anotherSession = { authToken: 'auth-ny-current-0', accessToken: 'access-0', refreshToken: 'refresh-0' };

/** What the stories that change nothing find. */
export const wrongDetailsAtOnce: readonly Variation[] = [
  withHeader('a-browser-asks-for-a-password', 'WWW-Authenticate', 'Basic realm="api"', ({ status }) => status === 401),
  answers('a-cache-may-keep-a-reply', calls.getCustomer, ({ headers }) => {
    headers['Cache-Control'] = 'public, max-age=60';
  }),
  withHeader('a-network-of-caches-may-keep-replies', 'CDN-Cache-Control', 'max-age=60', isDone),
  answers(
    'a-profile-has-the-password',
    calls.getCustomer,
    update('password', () => 'Hearth-2026!'),
  ),
  answers('a-cache-may-keep-a-reply-without-a-word', calls.listPolicies, ({ headers }) => {
    headers['Cache-Control'] = 'max-age=3600';
  }),
  withHeader('no-correlation-id-but-its-text', 'x-correlation-id', 'undefined', isRefused),
  withHeader('one-correlation-id-for-all', 'x-correlation-id', 'c-1', isRefused),
  inSpanish(
    'residences-in-spanish',
    calls.listPolicies,
    change('*.underwriting.residence.residenceType', () => 'CASA'),
  ),
  inSpanish('past-due-in-spanish', calls.getBilling, all(set('pastDue', true), set('balance', 12))),
  inSpanish(
    'a-month-of-another-currency-in-spanish',
    calls.rate,
    change('monthlyPayment', (amount: number) => amount * 18),
  ),
];

/** What the stories find that write and read again. */
export const wrongDetailsLater: readonly Variation[] = [
  // Keys
  ...[calls.updateBillingMethod, calls.changePolicy].map((call) =>
    replays(
      `a-key-of-everybody-is-answered: ${call}`,
      call,
      (first, owner, request) => first.owner !== owner && !isCancellation(request),
    ),
  ),
  replays('a-key-of-every-call', keyedWrites, (first, owner, { path }) => first.owner === owner && first.path !== path),
  answers('another-reason-under-a-key-is-taken', calls.changePolicy, (answer, request) => {
    if (answer.status === 422 && isCancellation(request)) Object.assign(answer, { status: 200, body: { data: {} } });
  }),
  remembering('a-key-keeps-a-refusal', calls.changePolicy, () => ({ kept: new Map<string, Answer>() }), {
    answers: (answer, { kept }, request) => {
      const key = keyIn(request) + JSON.stringify(request.body);
      if (kept.has(key)) Object.assign(answer, structuredClone(kept.get(key)));
      else if (isRefused(answer)) kept.set(key, structuredClone(answer));
    },
  }),
  lostAfterASecond([calls.getBillingTerm, calls.updateBillingTerm]),

  // What else a call does
  firstPassword('an-invitation-ends-the-payments', calls.createUser, (account) => {
    account.paymentMethod = { type: 'NONE' };
  }),
  besides('a-temporary-password-loses-the-payments', calls.login, (account) => {
    if (account.temporaryPassword) account.payments = [];
  }),
  changesAnother('a-refresh-renames-another', calls.refreshTokens, (account) =>
    withProfile(account, { lastName: 'Another' }),
  ),
  changesAnother('a-new-password-clears-the-phone-of-another', calls.setPassword, (account) =>
    withProfile(account, { phoneNumber: '' }),
  ),
  changesAnother('an-email-change-ends-the-payments-of-another', calls.confirmEmail, (account) => {
    account.paymentMethod = { type: 'NONE' };
  }),
  answers('a-refusal-is-a-space', calls.fileClaim, (answer) => {
    if (isRefused(answer)) answer.body = { message: ' ' };
  }),
  firstPassword('a-first-code-clears-the-phone', calls.setPassword, (account) =>
    withProfile(account, { phoneNumber: '' }),
  ),
  remembering('an-invitation-signs-in-another', calls.createUser, () => ({}), {
    asks: (_, __, { world }) => {
      const { authToken, ...tokens } = anotherSession;
      world.sessions[authToken] = { owner: 'ny-current', ...tokens };
    },
    answers: (answer) => {
      if (isDone(answer)) answer.body = { data: { ...anotherSession, userName: 'ny-current@example.com' } };
    },
  }),
  {
    name: 'a-refused-save-is-saved-in-part',
    calls: [calls.saveCustomer],
    asks: (request, insurer) => {
      const account = ownAccount(request, insurer);
      if (account && textIn(request, 'email') === 'no-address')
        withProfile(account, { phoneNumber: textIn(request, 'phoneNumber') });
    },
  },
  answers(
    'a-save-is-refused-without-a-word',
    calls.saveCustomer,
    refusal(({ status }) => (status === 400 ? { body: {} } : {})),
  ),
  onceAnswered('a-second-cancellation-deletes-the-documents', calls.changePolicy, isRefused, (account) => {
    account.documentKeys = [];
  }),
  onceAnswered('a-refused-claim-clears-the-phone', calls.fileClaim, isRefused, (account) =>
    withProfile(account, { phoneNumber: '' }),
  ),
  onceAnswered('every-poll-is-paid', calls.policyChangeStatus, isComplete, paysAgain),
  onceAnswered('a-change-is-paid-twice', calls.policyChangeStatus, isFirstComplete, paysAgain),
  besides('a-claim-makes-past-due', calls.fileClaim, (account) => {
    Object.assign(account, { pastDue: true, balance: Money.ofCents(1200) });
  }),
  besides('a-save-ends-the-quote', calls.saveCustomer, (account) => {
    account.policies = account.policies.map(({ quoteId: _, ...policy }) => policy);
  }),
  ...answersTo(calls.listClaims, {
    'a-new-row-is-closed': newRow({ status: 'closed' }),
    'a-new-row-is-of-another-day': newRow({ createdAt: '2020-01-01T00:00:00Z' }),
  }),
  answers(
    'claims-an-hour-ahead',
    calls.getClaim,
    change('createdAt', (moment: string) => new Date(Date.parse(moment) + 3_600_000).toISOString()),
  ),
  answers(
    'payments-of-the-day-before',
    calls.getBilling,
    change('paymentHistory.*.createdAt', (moment: string) => `${dayBefore(moment.slice(0, 10))}T00:00:00Z`),
  ),
  {
    name: 'writes-with-the-access-token-of-anyone',
    calls: [calls.saveCustomer],
    asks: (request, { world: { sessions } }) => {
      const known = sessions[sessionIn(request)];
      const access = request.get('x-falcon-access');
      if (known && Object.values(sessions).some(({ accessToken }) => accessToken === access))
        request.headers['x-falcon-access'] = known.accessToken;
    },
  },
  answers('an-email-code-works-again', calls.confirmEmail, (answer, request) => {
    if (!isDone(answer) && textIn(request, 'username').startsWith('Scenario-'))
      Object.assign(answer, { status: 200, body: { data: { id: 'e-9' } } });
  }),
  answers(
    'past-due-is-shortly-before-the-renewal',
    calls.changePolicy,
    refusal(({ message }) => (message.includes('past due') ? { body: { message, code: 'change-forbidden' } } : {})),
  ),

  // Texts
  profileText('names-without-tags', (text) => text.replaceAll(/<[^>]*>/g, '')),
  profileText('names-without-an-escape', (text) => text.replaceAll('\\', '')),
  answers('reasons-of-254-characters', calls.changePolicy, (answer, request) => {
    if ([...textIn(request, 'changeReasonDescription')].length > 254) refuse(answer, 400, 'The text is too long.');
  }),
  asking('a-code-for-an-email-ends-other-sessions', calls.requestEmailCode, (request, { world: { sessions } }) => {
    const owner = sessions[sessionIn(request)]?.owner;
    for (const [authToken, session] of Object.entries(sessions))
      if (session.owner === owner && authToken !== sessionIn(request)) Reflect.deleteProperty(sessions, authToken);
  }),
  rewriting('a-login-trims-the-password', calls.login, (body) => {
    body['password'] = String(body['password']).trim();
  }),
  answers(
    'a-refusal-of-a-password-is-a-trace',
    calls.setPassword,
    refusal(({ status }) => (status === 400 ? { body: { message: 'TypeError: password is undefined' } } : {})),
  ),
  claimText('spaces-are-joined', (text) => text.replaceAll(/ +/g, ' ')),
  claimText('a-zero-is-nothing', (text) => (text === '0' ? '' : text)),
  profileText('a-name-of-null-is-nothing', (text) => (/^null$/i.test(text) ? '' : text)),
  refusesShort('descriptions-of-ten-letters-at-least', calls.fileClaim, 'description', 10),
  refusesShort('names-of-two-letters-at-least', calls.saveCustomer, 'firstName', 2),
  answers('no-mail-to-a-box', calls.saveCustomer, (answer, request) => {
    if (JSON.stringify(request.body).includes('PO Box')) refuse(answer, 400, 'No boxes.');
  }),

  // New York
  idleInNewYork(calls.saveCustomer, {}),
  idleInNewYork(calls.updateBillingTerm, {}),
  idleInNewYork(calls.changePolicy, {}, isCancellation),
  idleInNewYork(calls.policyChangeStatus, { status: 'complete' }),
  inNewYork(
    'rates-of-another-price-in-new-york',
    calls.rate,
    change('annualPremium', (amount: number) => amount + 5),
  ),
];
