import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { isCall } from '../../src/adapters/reference-api/isCall';
import * as calls from '../contract/apiCalls';
import { type Edit, answers, answersTo, change, placesAt, refusal, set } from './edits';
import { remembering } from './remembering';
import {
  answeringSome,
  asking,
  isDone,
  keyIn,
  ownAccount,
  ownerOf,
  readProfileInstead,
  refuse,
  sessionIn,
  textIn,
} from './requests';
import { besides, inSpanish, rewriting, withProfile } from './wrongWrites';

/** Backends that are right for one customer, device, key or address, and wrong for another. */

export const keyedWrites = [
  calls.fileClaim,
  calls.saveCustomer,
  calls.updateBillingTerm,
  calls.updateBillingMethod,
  calls.changePolicy,
];

// Keys
const isExpiry = ({ status, body }: Answer): boolean => status === 401 && JSON.stringify(body).includes('expired');

const keepsReplies = (
  name: string,
  call: string,
  isKept: (answer: Answer) => boolean,
  isTold: (answer: Answer) => boolean,
) =>
  remembering(`${name}: ${call}`, call, () => ({ kept: new Map<string, Answer>() }), {
    answers: (answer, { kept }, request) => {
      const [key, { status, body }] = [keyIn(request), structuredClone(answer)];
      if (kept.has(key) && isTold(answer)) Object.assign(answer, structuredClone(kept.get(key)));
      else if (isKept(answer)) kept.set(key, { status, body, headers: {} });
    },
  });

/** The key of one customer stops the write of another. */
const keyOfEverybody = (call: string): Variation => {
  const taken = new WeakSet<object>();
  return remembering(`a-key-of-everybody: ${call}`, call, () => ({ owners: new Map<string, string>() }), {
    asks: (request, { owners }, insurer) => {
      const owner = ownerOf(request, insurer) ?? '';
      const first = owners.get(keyIn(request)) ?? owner;
      owners.set(keyIn(request), first);
      if (first === owner) return;
      taken.add(request);
      readProfileInstead(request);
    },
    answers: (answer, _, request) => {
      if (taken.has(request)) Object.assign(answer, { status: 200, body: { data: {} } });
    },
  });
};

// Reads after a write
const reads = [
  [calls.getBilling, calls.updateBillingMethod],
  [calls.getBillingTerm, calls.updateBillingTerm],
  [calls.getCustomer, calls.saveCustomer],
  [calls.listClaims, calls.fileClaim],
  [calls.listPolicies, calls.changePolicy],
] as const;

/** Reads that return old data after a write. `isOld` selects them. */
const readsOld = (
  name: string,
  [read, write]: readonly [string, string],
  isOld: (request: Request, memory: { readonly sessions: ReadonlySet<string>; readonly since: number }) => boolean,
): Variation =>
  remembering(
    `${name}: ${read}`,
    [read, write],
    () => ({ before: new Map<string, unknown>(), sessions: new Set<string>(), since: -1 }),
    {
      answers: (answer, memory, request) => {
        const owner = sessionIn(request).replace(/-\d+$/, '');
        if (!isDone(answer)) return;
        if (!isCall(read, request.method, request.path)) memory.since = 0;
        else if (memory.since < 0) memory.before.set(owner, structuredClone(answer.body));
        else if (memory.before.has(owner) && isOld(request, memory))
          answer.body = structuredClone(memory.before.get(owner));
        else memory.since += 1;
        if (memory.since < 1) memory.sessions.add(sessionIn(request));
      },
    },
  );

// Customers and their data
const named = ({ world }: Insurer, request: Request): Account | undefined => {
  const owner = ownerOfEmail(world, textIn(request, 'userName'));
  return owner && accountOf(world, owner);
};

const failsFor = (persona: string, call: string): Variation =>
  answeringSome(
    `fails-for-${persona}: ${call}`,
    call,
    (request, insurer) => {
      const owner = Object.values(insurer.world.sessions).find(
        ({ refreshToken }) => refreshToken === textIn(request, 'refreshToken'),
      );
      return (owner?.owner ?? ownerOf(request, insurer)) === persona;
    },
    (answer) => refuse(answer, 500),
  );

const sentState = (request: { readonly body?: unknown }): string =>
  String(placesAt(request, 'body.mailingAddress.state').map(({ parent, key }) => Reflect.get(parent, key) as unknown));

const forTerm =
  (term: string, edit: Edit): Edit =>
  (answer, request) => {
    const found = placesAt(request, 'body.rateBody.billingTerm').concat(placesAt(request, 'body.billingTerm'));
    if (found.some(({ parent, key }) => Reflect.get(parent, key) === term)) edit(answer, request);
  };

const isUuid = (request: object): boolean => /\/[\da-f]{8}-[\da-f-]{27}$/.test(String(Reflect.get(request, 'path')));

/** Another answer for an unknown id of the right form. */
const unknownUuid = (call: string, status: number, body: object): Variation =>
  answers(`an-id-that-looks-known: ${call}`, call, (answer, request) => {
    if (answer.status >= 400 && isUuid(request)) Object.assign(answer, { status, body });
  });

/** What the stories that change nothing find. */
export const wrongCasesAtOnce: readonly Variation[] = [
  inSpanish(
    'a-preview-of-another-currency-in-spanish',
    calls.preview,
    change('proratedValue', (amount: number) => amount * 18),
  ),
  ...[calls.policyChangeStatus, calls.emailChangeStatus].map((call) =>
    unknownUuid(call, 200, { data: { status: 'complete' } }),
  ),
  unknownUuid(calls.checkInvitation, 410, { message: 'Gone.' }),
  ...answersTo(calls.rate, {
    'no-rate-for-a-single-payment': forTerm('nonrecurringyearly', set('annualPremium', null)),
    'rates-for-a-single-payment-in-cents': forTerm(
      'nonrecurringyearly',
      change('annualPremium', (amount: number) => amount * 100),
    ),
  }),
  ...answersTo(calls.preview, {
    'no-preview-for-monthly-payments': forTerm('monthly', (answer) => refuse(answer, 400)),
    'a-preview-for-monthly-payments-of-another-price': forTerm(
      'monthly',
      change('rate.annualPremium', (amount: number) => amount + 5),
    ),
  }),
];

/** What the stories find that write and read again. */
export const wrongCasesLater: readonly Variation[] = [
  keepsReplies('a-key-remembers-that-tokens-have-expired', calls.fileClaim, isExpiry, () => true),
  keepsReplies('a-key-is-answered-with-expired-tokens', calls.saveCustomer, isDone, isExpiry),
  ...keyedWrites.map((call) =>
    keepsReplies('a-key-is-answered-to-anyone', call, isDone, (answer) => answer.status === 401 && !isExpiry(answer)),
  ),
  ...[calls.saveCustomer, calls.updateBillingTerm].map(keyOfEverybody),
  ...reads.map((pair) =>
    readsOld('a-write-is-of-the-session', pair, (request, { sessions }) => !sessions.has(sessionIn(request))),
  ),
  ...reads
    .slice(3)
    .map((pair) => readsOld('a-copy-in-english', pair, (request) => request.get('accept-language') === 'en')),
  ...reads.slice(0, 2).map((pair) => readsOld('a-write-is-lost-after-two-reads', pair, (_, { since }) => since >= 2)),
  ...reads.slice(1, 4).map((pair) => readsOld('a-write-is-lost-after-eight-reads', pair, (_, { since }) => since >= 8)),

  besides('an-email-is-changed-before-it-is-confirmed', calls.requestEmailCode, (account, { email }) => {
    withProfile(account, { email });
  }),
  ...[calls.requestEmailCode, calls.requestCode].map((call) =>
    remembering(`a-code-is-sent-once: ${call}`, call, () => ({ sent: new Set<string>() }), {
      answers: (answer, { sent }, request) => {
        const asked = JSON.stringify(request.body);
        if (isDone(answer) && sent.has(asked)) refuse(answer, 409);
        sent.add(asked);
      },
    }),
  ),
  answers('emails-of-50-characters', calls.requestEmailCode, (answer, request) => {
    if (textIn(request, 'email').length > 50) refuse(answer, 400);
  }),
  asking('a-save-takes-the-address-of-another', calls.saveCustomer, (request, insurer) => {
    const other = ownerOfEmail(insurer.world, textIn(request, 'email'));
    const account = ownAccount(request, insurer);
    if (other && account && accountOf(insurer.world, other) !== account)
      accountOf(insurer.world, other).email = 'nobody@example.com';
  }),
  ...answersTo(calls.confirmEmail, {
    'a-wrong-code-is-one-that-has-expired': refusal(({ status, message }) =>
      status === 400 && message.startsWith('Invalid') ? { body: { message: 'Invalid or expired code.' } } : {},
    ),
    'a-wrong-password-is-one-attempt-of-many': refusal(({ status, message }) =>
      status === 401 && message.startsWith('Incorrect') ? { body: { message: '4 attempts left.' } } : {},
    ),
  }),
  answers(
    'an-unknown-card-is-a-blank-field',
    calls.updateBillingMethod,
    refusal(({ status, body }) => (status === 400 ? { body: { ...Object(body), code: 'blank-field' } } : {})),
  ),
  answers(
    'every-refused-cancellation-is-forbidden',
    calls.changePolicy,
    refusal(({ status, body }) => (status === 400 ? { body: { ...Object(body), code: 'change-forbidden' } } : {})),
  ),

  rewriting('passwords-of-72-characters', [calls.setPassword, calls.login, calls.createUser], (body) => {
    body['password'] = String(body['password']).slice(0, 72);
  }),
  asking('a-code-works-again', calls.setPassword, (_, { world }) => {
    for (const message of world.messages) message.isUsed = false;
  }),
  asking('a-request-for-a-code-signs-out', calls.requestCode, (request, insurer) => {
    const { sessions } = insurer.world;
    const account = named(insurer, request);
    for (const [authToken, { owner }] of Object.entries(sessions))
      if (accountOf(insurer.world, owner) === account) Reflect.deleteProperty(sessions, authToken);
  }),
  asking('a-refresh-ends-the-refresh-tokens-of-others', calls.refreshTokens, (request, { world }) => {
    const sessions = Object.entries(world.sessions);
    const used = sessions.find(([, { refreshToken }]) => refreshToken === textIn(request, 'refreshToken'))?.[1];
    for (const [authToken, session] of sessions)
      if (session !== used && session.owner === used?.owner)
        world.sessions[authToken] = { ...session, refreshToken: 'dead' };
  }),
  besides('a-login-resets-the-preference', calls.login, (account) =>
    withProfile(account, { contactPreference: 'email' }),
  ),

  asking('the-home-is-no-mailing-address', calls.saveCustomer, (request, insurer) => {
    const { address, mailingAddress } = ownAccount(request, insurer)?.profile ?? {};
    const sent = placesAt(request, 'body.mailingAddress.address1');
    for (const { parent, key } of sent)
      if (Reflect.get(parent, key) === address?.address1) Object.assign(parent, mailingAddress);
  }),
  answers('no-mail-to-puerto-rico', calls.saveCustomer, (answer, request) => {
    if (sentState(request) === 'PR') refuse(answer, 400);
  }),
  answers('mail-goes-to-the-state-of-the-home', calls.getCustomer, set('mailingAddress.state', 'NJ')),
  asking('a-middle-initial-does-not-come-back', calls.saveCustomer, (request, insurer) => {
    if (!ownAccount(request, insurer)?.profile.middleInitial && textIn(request, 'middleInitial'))
      Object.assign(Object(request.body) as object, { middleInitial: '' });
  }),
  answers(
    'declined-payments-have-no-status',
    calls.getBilling,
    change('paymentHistory.*.status', (status: string) => (status === 'declined' ? null : status)),
  ),
  failsFor('nj-nopolicy', calls.getBilling),
  failsFor('ny-upcoming', calls.refreshTokens),
];
