import type { Request } from 'express';
import { verificationCodes } from '../../src/adapters/memory/verificationCodes';
import { accountOf, ownerOfEmail } from '../../src/adapters/memory/World';
import { inSummer } from '../../scripts/pact/scenarios/claimStories';
import { Money } from '../../src/domain/Money';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import { type Edit, answers, answersTo, change, placesAt, refusal, remove, success } from './edits';
import { remembering } from './remembering';
import { asking, bodyOf, isDone, keyIn, ownAccount, refuse, textIn, refusing } from './requests';
import { servesAs } from './strangers';
import { claimText, dayBefore, rewriting } from './wrongWrites';

/** Backends that accept what they should refuse, refuse what they should accept, or leak a secret. */

// Tokens, codes and ids
const areSimilar = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((letter, index) => letter !== other[index]).length === 1;

/** Accepts a token with one changed letter, because it does not check the signature. */
const unsigned = (header: 'x-falcon-auth' | 'x-falcon-access'): Variation =>
  asking(`tokens-are-not-verified: ${header}`, calls.apiCalls, (request, { world: { sessions } }) => {
    const given = request.get(header) ?? '';
    const tokens = Object.entries(sessions).map(([authToken, { accessToken }]) =>
      header === 'x-falcon-auth' ? authToken : accessToken,
    );
    const known = tokens.includes(given) ? given : tokens.findLast((token) => areSimilar(token, given));
    if (known !== undefined) request.headers[header] = known;
  });

/** Accepts a value that is not a string as correct, as a loose comparison or a database query does. */
const juggling = (
  call: string,
  field: string,
  right: (request: Request, insurer: Insurer) => string | undefined,
): Variation =>
  asking(`what-is-no-text-is-the-right-${field}: ${call}`, call, (request, insurer) => {
    const body = bodyOf(request);
    if (typeof body[field] !== 'string' && body[field] !== undefined)
      body[field] = right(request, insurer) ?? body[field];
  });

const ownerIn = (request: Request, { world }: Insurer) => ownerOfEmail(world, textIn(request, 'userName'));

const passwordOf = (request: Request, insurer: Insurer): string | undefined => {
  const owner = ownerIn(request, insurer);
  return owner && accountOf(insurer.world, owner).password;
};

const goTo = (request: Request, url: string): void => void Object.assign(request, { url, originalUrl: url });

const idOf = ({ path }: Request): string => decodeURIComponent(path.split('/').at(-1) ?? '');

const isPattern = (id: string): boolean => id.includes('%') || / or '1'='1/i.test(id);

// Refusals
const hasLong = (request: { readonly body?: unknown }, ...paths: readonly string[]): boolean =>
  paths
    .flatMap((path) => placesAt(request, `body.${path}`))
    .some(({ parent, key }) => String(Reflect.get(parent, key)).length > 255);

const saying = (message: string): Variation =>
  answers(
    `refusals-say: ${message}`,
    [calls.setPassword, calls.createUser, calls.updateBillingMethod, calls.fileClaim],
    refusal((answer) => (/expired|blank/.test(answer.message) ? {} : { body: { message } })),
  );

// Replies
const withHeader = (header: string, value: string): Variation =>
  answers(`a-cache-may-keep-it: ${header}: ${value}`, calls.listPolicies, ({ headers }) => {
    headers[header] = value;
  });

const answering = (name: string, call: string, of: (request: object) => object): Variation =>
  answers(name, call, (answer, request) => {
    if (isDone(answer)) answer.body = { data: { ...Object(Reflect.get(Object(answer.body), 'data')), ...of(request) } };
  });

/** An answer that leaves out false, 0 and an empty text. */
const omitsEmpty = (call: string, field: string): Variation =>
  answers(`omits-empty: ${call} ${field}`, call, (answer) => {
    for (const { parent, key } of placesAt(answer, `body.data.${field}`))
      if (!Reflect.get(parent, key)) Reflect.deleteProperty(parent, key);
  });

const bankAccount = 'bank_account_info';

const ofType = (from: string, to: string): Edit =>
  change('paymentMethod.type', (type: string) => (type === from ? to : type));

// Writes
/** Stores the 401 to expired tokens as the answer of the idempotency key. */
const keepsExpiry = (call: string): Variation =>
  remembering(`a-key-remembers-that-tokens-have-expired: ${call}`, call, () => ({ kept: new Map<string, Answer>() }), {
    answers: (answer, { kept }, request) => {
      const isExpiry = answer.status === 401 && JSON.stringify(answer.body).includes('expired');
      if (kept.has(keyIn(request))) Object.assign(answer, structuredClone(kept.get(keyIn(request))));
      else if (isExpiry) kept.set(keyIn(request), structuredClone(answer));
    },
  });

/** What the stories that change nothing find. */
export const wrongGuardsAtOnce: readonly Variation[] = [
  unsigned('x-falcon-auth'),
  unsigned('x-falcon-access'),
  juggling(calls.refreshTokens, 'refreshToken', (request, insurer) => {
    const owner = ownerIn(request, insurer);
    return Object.values(insurer.world.sessions).findLast((session) => session.owner === owner)?.refreshToken;
  }),
  asking('claims-by-a-pattern', calls.getClaim, (request, insurer) => {
    const [first] = ownAccount(request, insurer)?.claims ?? [];
    if (first && isPattern(idOf(request))) goTo(request, `/api/claims/${first.reference}`);
  }),
  asking('invitations-by-a-pattern', calls.checkInvitation, (request) => {
    if (isPattern(idOf(request))) goTo(request, '/api/auth/token/invite-ny');
  }),
  asking('users-by-a-statement', calls.login, (request, insurer) => {
    const [userName = '', comment] = textIn(request, 'userName').split("'");
    const owner = ownerOfEmail(insurer.world, userName);
    if (owner && comment)
      Object.assign(bodyOf(request), { userName, password: accountOf(insurer.world, owner).password });
  }),

  withHeader('Cache-Control', 'no-cache="set-cookie", max-age=600'),
  withHeader('Cache-Control', 'private="set-cookie", max-age=600'),
  withHeader('Cache-Control', 'max-age=0, stale-while-revalidate=600'),
  withHeader('Last-Modified', 'Tue, 01 Sep 2026 09:00:00 GMT'),
  withHeader('X-Accel-Expires', '60'),
  withHeader('Edge-Control', '!no-store, max-age=60'),
  withHeader('Cloudflare-CDN-Cache-Control', 'max-age=60'),

  answers(
    'agreements-in-another-character-set',
    calls.referenceData,
    change('html', (html: string) => `${html} <p>You donâ€™t pay twice.</p>`),
  ),
  answers(
    'names-that-lost-a-letter',
    calls.getCustomer,
    change('lastName', (name: string) => `${name}\ufffd`),
  ),
];

/** What the stories find that write and read again. */
export const wrongGuardsLater: readonly Variation[] = [
  // Codes and passwords
  juggling(calls.login, 'password', passwordOf),
  juggling(calls.setPassword, 'confirmationCode', () => '246810'),
  juggling(calls.setPassword, 'oldPassword', () => 'Temp-2026!'),
  juggling(calls.setPassword, 'token', () => 'temporary-ny-temporary'),
  juggling(calls.createUser, 'userToken', () => 'invite-ny'),
  juggling(calls.confirmEmail, 'verificationCode', () => '246810'),
  asking('a-code-for-an-email-sets-a-password', calls.setPassword, (request, insurer) => {
    const owner = ownerIn(request, insurer);
    const to = textIn(request, 'userName');
    const sent = insurer.world.messages.find(
      (message) => owner && message.to === accountOf(insurer.world, owner).pendingEmail,
    );
    if (!sent || textIn(request, 'confirmationCode') !== verificationCodes.forEmail) return;
    insurer.world.messages.push({ ...sent, to });
    bodyOf(request)['confirmationCode'] = verificationCodes.right;
  }),
  rewriting('one-code-for-both', calls.setPassword, (body) => {
    if (body['confirmationCode'] === verificationCodes.forEmail) body['confirmationCode'] = verificationCodes.right;
  }),
  rewriting('a-code-for-a-password-confirms-an-email', calls.confirmEmail, (body) => {
    if (body['verificationCode'] === verificationCodes.forPassword) body['verificationCode'] = verificationCodes.right;
  }),
  answering('a-new-password-is-answered', calls.setPassword, (request) => ({ password: textIn(request, 'password') })),
  answering('a-first-password-is-answered', calls.createUser, (request) => ({ password: textIn(request, 'password') })),
  ...[calls.requestCode, calls.sendInvitation, calls.requestEmailCode].map((call) =>
    answers(`a-code-is-answered: ${call}`, call, success(200, { data: { code: '246810' } })),
  ),
  asking('quotes-of-everybody', calls.preview, (request, insurer) => {
    const another = accountOf(insurer.world, 'il-current');
    another.policies = another.policies.map((policy) => {
      const { current } = policy.terms;
      return {
        ...policy,
        terms: { ...policy.terms, ...(current && { current: { ...current, annualPremium: Money.ofCents(99_900) } }) },
      };
    });
    if (another.policies.some(({ quoteId }) => quoteId === textIn(request, 'quoteId')))
      servesAs(request, insurer, 'il-current');
  }),

  // Words
  saying('Bad Request'),
  saying('ERR-1042'),
  saying("Validation failed for object='newClaim'. Error count: 1"),
  saying('Request failed with status code 400'),
  saying("Cannot read properties of undefined (reading 'password')"),
  saying("'NoneType' object has no attribute 'password'"),
  saying('Object reference not set to an instance of an object.'),
  saying('SQLSTATE[23000]: Integrity constraint violation'),
  saying('sql: no rows in result set'),
  saying('The value must have at least {0} characters.'),
  saying('The value must have at least {{ limit }} characters.'),
  saying('The value must have at least %d characters.'),
  saying('The :attribute must be longer.'),
  saying('It isn&#39;t valid.'),

  // Texts that are refused or changed
  refusing('names-counted-in-halves', calls.saveCustomer, (request) => hasLong(request, 'firstName', 'lastName')),
  refusing('addresses-counted-in-halves', calls.saveCustomer, (request) => hasLong(request, 'mailingAddress.*')),
  refusing(
    'initials-of-one-byte',
    calls.saveCustomer,
    (request) => Buffer.byteLength(textIn(request, 'middleInitial')) > 1,
  ),
  answers(
    'initials-in-capitals',
    calls.getCustomer,
    change('middleInitial', (initial: string) => initial.toUpperCase()),
  ),
  refusing('links-are-refused', calls.fileClaim, (request) => textIn(request, 'description').includes('https://')),
  claimText('links-become-anchors', (text) => text.replaceAll(/(https?:\/\/[^\s<]+)/g, '<a href="$1">$1</a>')),
  claimText('addresses-are-hidden', (text) => text.replaceAll(/\S+@\S+/g, '[removed]')),
  claimText('places-are-filled', (text) => text.replaceAll(/\{\{.*?\}\}/g, '')),
  claimText('texts-become-numbers', (text) => (/^\d+e\d+$/i.test(text) ? String(Number(text)) : text)),
  claimText('texts-become-yes-or-no', (text) => (/^(?:no|off)$/i.test(text) ? 'false' : text)),
  refusing('emails-without-an-apostrophe', calls.requestEmailCode, (request) => textIn(request, 'email').includes("'")),
  refusing('emails-of-two-labels', calls.requestEmailCode, (request) => /@.*\..*\./.test(textIn(request, 'email'))),
  refusing('phones-of-the-mainland', calls.saveCustomer, (request) => textIn(request, 'phoneNumber').startsWith('787')),
  refusing(
    'estimates-below-a-billion',
    calls.fileClaim,
    (request) => Number(bodyOf(request)['estimate']) >= 1_000_000_000,
  ),
  rewriting('a-day-early-if-written-in-summer', calls.fileClaim, (body) => {
    const day = String(body['dateOfLoss']);
    // Seen in winter; the story takes a day of the other half of the year.
    if (inSummer(day) !== inSummer(new Date().toISOString().slice(0, 10))) body['dateOfLoss'] = dayBefore(day);
  }),

  // Values that are left out, or are those of another kind
  omitsEmpty(calls.getCustomer, 'edeliveryPreference'),
  answers(
    'one-row-is-an-object: GET /api/policies/documents',
    calls.listDocuments,
    change('', (rows: readonly unknown[]) => (rows.length === 1 ? rows[0] : rows)),
  ),
  ...answersTo(calls.getBilling, {
    'credits-without-their-sign': change('balance', Math.abs),
    'bank-accounts-are-cards': ofType(bankAccount, 'credit_card'),
    'bank-accounts-are-none': ofType(bankAccount, 'NONE'),
    'bank-accounts-fail': (answer) => {
      if (JSON.stringify(answer.body).includes(bankAccount)) refuse(answer, 500);
    },
    'every-card-is-a-visa': change('paymentHistory.*.cardType', () => 'visa'),
    'lists-200-payments': change('paymentHistory', (rows: readonly unknown[]) => rows.slice(0, 200)),
  }),
  ...answersTo(calls.listPolicies, {
    'landlords-have-another-word': change('*.underwriting.residence.residenceType', (type: string) =>
      type === 'LANDLORD_HOME' ? 'LANDLORD' : type,
    ),
    'no-future-term-beside-a-current-one': (answer, request) => {
      if (placesAt(answer, 'body.data.*.currentTerm').some(({ parent, key }) => Reflect.get(parent, key)))
        remove('*.futureTerm')(answer, request);
    },
    'future-terms-in-cents': change('*.futureTerm.annualPremium', (amount: number) => amount * 100),
  }),

  // Keys
  ...[calls.changePolicy, calls.updateBillingMethod].map(keepsExpiry),
  remembering('keys-live-for-a-second', calls.fileClaim, () => ({ first: new Map<string, number>() }), {
    asks: (request, { first }) => {
      const [key, now] = [keyIn(request), performance.now()];
      const since = first.get(key) ?? now;
      first.set(key, since);
      if (now - since > 1000) request.headers['idempotency-key'] = crypto.randomUUID();
    },
  }),
];
