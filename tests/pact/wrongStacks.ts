import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { accountOf } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { isCancelled } from '../../src/domain/account/PaidPolicy';
import { Money } from '../../src/domain/Money';
import { shownTerm, type Term } from '../../src/domain/policy/terms';
import * as calls from '../contract/apiCalls';
import { type Edit, all, answers, answersTo, change, placesAt, refusal, set, update } from './edits';
import { remembering } from './remembering';
import { keyIn, ownAccount, ownerOf, refuse, sessionIn, textIn, answeringSome } from './requests';
import { besides, claimText, dayBefore, inSpanish, profileText, rewriting, withProfile } from './wrongWrites';

/** Backends whose framework is set up wrongly: its dates, serializer, cache, sessions or filters. */

// Passwords
const afterAReset = (name: string, of: (account: Account) => void): Variation =>
  besides(`a-reset-${name}`, calls.setPassword, of);

const setsPasswordAs = (name: string, call: string, of: (password: string) => string): Variation =>
  rewriting(`a-password-is-${name}-when-set: ${call}`, call, (body) => {
    body['password'] = of(String(body['password']));
  });

// What else a write does
const withoutDocuments = (name: string, call: string, isMeant: (body: object) => boolean = () => true): Variation =>
  besides(`${name}-deletes-the-documents`, call, (account, body) => {
    if (isMeant(body)) account.documentKeys = [];
  });

const isCancellation = (body: object): boolean => Reflect.get(body, 'changeReason') === 'custcancelled';

export const withTerm = (account: Account, of: (term: Term) => Term): void => {
  account.policies = account.policies.map((policy) => {
    const { current } = policy.terms;
    return { ...policy, terms: { ...policy.terms, ...(current && { current: of(current) }) } };
  });
};

const dearer = (account: Account): void =>
  withTerm(account, (term) => ({ ...term, annualPremium: Money.ofCents(99_900) }));

const forAnother = (name: string, call: string, of: (account: Account, body: object) => void): Variation => ({
  name: `${name}-for-everybody`,
  calls: [call],
  asks: (request, { world }) => of(accountOf(world, 'il-current'), Object(request.body) as object),
});

/** Another answer to some customers. */
const whereAccount = (name: string, call: string, isMeant: (account: Account) => boolean, edit: Edit): Variation =>
  answeringSome(
    name,
    call,
    (request, insurer) => {
      const account = ownAccount(request, insurer);
      return account !== undefined && isMeant(account);
    },
    edit,
  );

const hasCancelled = ({ policies: [policy] }: Account): boolean => {
  const term = policy && shownTerm(policy.terms);
  return term !== undefined && isCancelled(term);
};

const hasNewAddress = ({ email }: Account): boolean => email.startsWith('Scenario-');

const gone =
  (status: number): Edit =>
  (answer) =>
    refuse(answer, status, 'Not found');

// Dates
const inSummer = (day: string): boolean => day.slice(5) > '03-14' && day.slice(5) < '11-01';

/** A server whose days begin in UTC, and whose zone is another one in the other half of the year. */
const dayEarlierIf =
  (isMeant: (day: string) => boolean) =>
  (day: string): string =>
    isMeant(day) ? dayBefore(day) : day;

/** The pattern YYYY of Java: the year of the week, which begins on a Sunday. */
const yearOfTheWeek = (text: string): string => {
  const sunday = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  sunday.setUTCDate(sunday.getUTCDate() + 6 - sunday.getUTCDay());
  return `${sunday.getUTCFullYear()}${text.slice(4)}`;
};

const dayAndMonthSwapped = (text: string): string =>
  Number(text.slice(8, 10)) > 12 ? text : text.replace(/-(\d\d)-(\d\d)/, '-$2-$1');

const later = (milliseconds: number) => (moment: string) => new Date(Date.parse(moment) + milliseconds).toISOString();

const [anHour, aDay] = [3_600_000, 86_400_000];

const termDays = (of: (day: string) => string): Edit =>
  all(
    change('*.*.startDate', of),
    change('*.*.endDate', of),
    change('*.priorTerms.*.startDate', of),
    change('*.priorTerms.*.endDate', of),
  );

// Lists
type Row = Readonly<Record<string, unknown>>;

const onceFor = (field: string): Edit =>
  change('paymentHistory', (rows: readonly Row[]) =>
    rows.filter((row, index) => rows.findIndex((other) => other[field] === row[field]) === index),
  );

const bodyOfSuccess = ({ status, body }: Answer): unknown => (status < 300 ? structuredClone(body) : undefined);

/** What a session has read is what it reads from then on, until it writes. With `once`, only the first read after a write is old. */
const copies = (
  name: string,
  read: string,
  write: string,
  isOld: 'until it writes' | 'once after it writes',
): Variation =>
  remembering(
    `${name}: ${read}`,
    [read, write],
    () => ({ copies: new Map<string, unknown>(), old: new Set<string>() }),
    {
      answers: (answer, { copies: kept, old }, request) => {
        const session = sessionIn(request);
        const body = bodyOfSuccess(answer);
        if (body === undefined) return;
        if (request.method !== 'GET') {
          if (isOld === 'until it writes') kept.delete(session);
          else old.add(session);
          return;
        }
        const isCopy = isOld === 'until it writes' || old.delete(session);
        if (isCopy && kept.has(session)) answer.body = structuredClone(kept.get(session));
        else kept.set(session, body);
      },
    },
  );

const keysOfTheLast = (count: number, call: string): Variation =>
  remembering(`keys-of-the-last-${count}`, call, () => ({ keys: new Set<string>(), dropped: new Set<string>() }), {
    asks: (request, { keys, dropped }) => {
      const key = keyIn(request);
      if (dropped.has(key)) request.headers['idempotency-key'] = crypto.randomUUID();
      else keys.add(key);
      const [oldest = ''] = keys;
      if (keys.size > count) {
        keys.delete(oldest);
        dropped.add(oldest);
      }
    },
  });

/** Refusals with a message for the customer that is none. Those that the portal tells from others stay. */
const saying = (name: string, message: string): Variation =>
  answers(
    `refusals-${name}`,
    [calls.setPassword, calls.createUser, calls.updateBillingMethod, calls.fileClaim],
    refusal((answer) => (/expired|blank/.test(answer.message) ? {} : { body: { message } })),
  );

const endsOtherSessions = (request: Request, { world }: Insurer): void => {
  const used = textIn(request, 'refreshToken');
  const owner = ownerOf(request, { world } as Insurer);
  for (const [authToken, session] of Object.entries(world.sessions))
    if (session.owner === owner && session.refreshToken !== used) Reflect.deleteProperty(world.sessions, authToken);
};

/** What the stories that change nothing find. */
export const wrongStacksAtOnce: readonly Variation[] = [
  ...answersTo(calls.preview, {
    'previews-of-a-month-twelve-times': change('rate.monthlyPayment', (amount: number) => amount * 12),
    'previews-of-a-month-in-cents': change('rate.monthlyPayment', (amount: number) => amount * 100),
  }),
  answers(
    'rates-of-a-month-of-another-price',
    calls.rate,
    change('monthlyPayment', (amount: number) => amount + 1),
  ),
  answers('payments-of-the-future', calls.getBilling, change('paymentHistory.*.createdAt', later(400 * aDay))),
  remembering('past-due-every-other-time', calls.getBilling, () => ({ reads: 0 }), {
    answers: (answer, memory, request) => {
      memory.reads += 1;
      if (memory.reads % 2 === 0) all(set('pastDue', true), set('balance', 12))(answer, request);
    },
  }),
  remembering('premiums-of-each-read', calls.listPolicies, () => ({ reads: 0 }), {
    answers: (answer, memory, request) => {
      memory.reads += 1;
      change('*.*.annualPremium', (amount: number) => amount + memory.reads)(answer, request);
    },
  }),
  ...answersTo(calls.getCustomer, {
    'states-in-words': change('address.state', () => 'New Jersey'),
    'states-in-lower-case': change('address.state', (state: string) => state.toLowerCase()),
  }),
  inSpanish('empty-agreements-in-spanish', calls.referenceData, set('html', '')),
];

/** What the stories find that write and read again. */
export const wrongStacksLater: readonly Variation[] = [
  afterAReset('deletes-the-claims', (account) => {
    account.claims = [];
  }),
  afterAReset('deletes-the-policies', (account) => {
    account.policies = [];
  }),
  afterAReset('clears-the-phone', (account) => withProfile(account, { phoneNumber: '' })),
  afterAReset('ends-the-payments', (account) => {
    account.paymentMethod = { type: 'NONE' };
  }),
  afterAReset('changes-the-billing-term', (account) => {
    account.billingTerm = 'nonrecurringyearly';
  }),
  afterAReset('deletes-the-documents', (account) => {
    account.documentKeys = [];
  }),
  afterAReset('is-temporary', (account) => {
    account.temporaryPassword = account.password;
  }),
  setsPasswordAs('escaped', calls.setPassword, (password) => password.replaceAll('&', '&amp;')),
  setsPasswordAs('escaped', calls.createUser, (password) => password.replaceAll('<', '&lt;')),
  setsPasswordAs('decoded', calls.setPassword, (password) => password.replaceAll('+', ' ')),
  setsPasswordAs('ascii', calls.setPassword, (password) => password.replaceAll(/[^\0-\x7f]/g, '?')),

  withoutDocuments('a-cancellation', calls.changePolicy, isCancellation),
  withoutDocuments('a-save', calls.saveCustomer),
  withoutDocuments('a-claim', calls.fileClaim),
  withoutDocuments('a-card', calls.updateBillingMethod),
  withoutDocuments('a-billing-term', calls.updateBillingTerm),
  withoutDocuments('another-email', calls.emailChangeStatus),
  ...[calls.getClaim, calls.listDocuments].flatMap((call) => [
    whereAccount(`not-found-after-a-cancellation: ${call}`, call, hasCancelled, gone(404)),
    whereAccount(`forbidden-after-another-email: ${call}`, call, hasNewAddress, gone(403)),
  ]),
  whereAccount('no-description-after-a-cancellation', calls.getClaim, hasCancelled, set('description', '')),
  besides('a-change-of-coverages-loses-the-estimates', calls.policyChangeStatus, (account) => {
    account.claims = account.claims.map((claim) => ({ ...claim, estimate: Money.zero }));
  }),
  besides('a-claim-raises-the-premium', calls.fileClaim, dearer),
  besides('a-save-raises-the-premium', calls.saveCustomer, dearer),
  forAnother('coverages', calls.changePolicy, (account, body) => {
    if (Reflect.has(body, 'coverages')) withTerm(account, (term) => ({ ...term, coverages: [{ code: 'svl' }] }));
  }),
  forAnother('a-mailing-address', calls.saveCustomer, (account, { mailingAddress }: { mailingAddress?: object }) => {
    if (mailingAddress) withProfile(account, { mailingAddress });
  }),
  forAnother('a-new-password-turns-the-delivery-on', calls.setPassword, (account) =>
    withProfile(account, { edeliveryPreference: true }),
  ),
  forAnother('a-first-password-deletes-the-claims', calls.createUser, (account) => {
    account.claims = [];
  }),
  forAnother('a-phone', calls.saveCustomer, (account, { phoneNumber }: { phoneNumber?: string }) => {
    if (phoneNumber) withProfile(account, { phoneNumber });
  }),

  // Prices
  remembering('an-added-coverage-is-free', calls.listPolicies, () => ({ least: new Map<unknown, number>() }), {
    answers: (answer, { least }) => {
      for (const { parent } of placesAt(answer, 'body.data.*.currentTerm')) {
        const { policyNumber, currentTerm } = parent as {
          policyNumber: string;
          currentTerm?: { coverages: readonly object[]; annualPremium: number };
        };
        if (currentTerm?.coverages.length === 1) least.set(policyNumber, currentTerm.annualPremium);
        else if (currentTerm) currentTerm.annualPremium = least.get(policyNumber) ?? currentTerm.annualPremium;
      }
    },
  }),
  ...answersTo(calls.rate, {
    'rates-promise-another-limit': change('coverages.*.limitAmount', () => '99000'),
    'rates-promise-another-deductible': change('coverages.*.deductible', () => '1'),
  }),
  inSpanish(
    'rates-of-another-currency-in-spanish',
    calls.rate,
    all(
      change('annualPremium', (amount: number) => amount * 18),
      change('monthlyPayment', (amount: number) => amount * 18),
    ),
  ),
  ...answersTo(calls.getClaim, {
    'estimates-cut-below-the-cent': change('estimate', (amount: number) => Math.trunc(amount * 100) / 100),
    'estimates-of-zero-are-left-out': update('estimate', (amount) => amount || undefined),
    'estimates-of-zero-are-null': update('estimate', (amount) => amount || null),
  }),

  // Texts
  claimText('texts-that-say-none-are-none', (text) => (/^(?:n\/a|null|none)$/i.test(text) ? '' : text)),
  claimText('texts-of-digits-are-numbers', (text) => (/^\d+$/.test(text) ? String(Number(text)) : text)),
  claimText('emoji-come-apart', (text) => text.replaceAll('\u200d', '')),
  claimText('empty-lines-are-lost', (text) => text.replaceAll(/\n+/g, '\n')),
  claimText('formulas-are-quoted', (text) => text.replace(/^[=+\-@]/, "'$&")),
  claimText('a-number-sign-ends-a-text', (text) => text.split('#')[0] ?? ''),
  claimText('claims-without-hebrew', (text) => text.replaceAll(/[\u0590-\u05ff]/g, '?')),
  {
    name: 'a-firewall-refuses-what-looks-like-sql',
    calls: [calls.fileClaim],
    answers: (answer, request) => {
      if (/--|\bselect\b.*\bfrom\b/i.test(textIn(request, 'description')))
        Object.assign(answer, { status: 403, body: '<html>Blocked</html>' });
    },
  },
  profileText('profiles-without-rare-letters', (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  profileText('profiles-with-apostrophes-escaped', (text) => text.replaceAll("'", '&#39;')),
  rewriting('profiles-with-apostrophes-doubled', calls.saveCustomer, (body) => {
    body['lastName'] = body['lastName'] && textIn({ body }, 'lastName').replaceAll("'", "''");
    if (body['lastName'] === undefined) delete body['lastName'];
  }),

  // Days
  ...answersTo(calls.getClaim, {
    'claims-a-day-early-in-summer': change('dateOfLoss', dayEarlierIf(inSummer)),
    'claims-of-the-year-of-the-week': change('dateOfLoss', yearOfTheWeek),
    'claims-without-leap-days': change('dateOfLoss', (day: string) => day.replace('-02-29', '-03-01')),
    'claims-with-day-and-month-swapped': change('dateOfLoss', dayAndMonthSwapped),
  }),
  ...answersTo(calls.listPolicies, {
    'terms-a-day-early-in-winter': termDays(dayEarlierIf((day) => !inSummer(day))),
    'terms-of-the-year-of-the-week': termDays(yearOfTheWeek),
  }),

  // Payments
  ...answersTo(calls.getBilling, {
    'payments-of-the-year-of-the-week': change('paymentHistory.*.createdAt', yearOfTheWeek),
    'payments-of-local-time': change('paymentHistory.*.createdAt', later(-4 * anHour)),
    'payments-a-day-early': change('paymentHistory.*.createdAt', later(-aDay)),
    'every-payment-is-a-success': change('paymentHistory.*.status', () => 'success'),
    'every-refund-is-a-payment': change('paymentHistory.*.action', () => 'Payment'),
    'every-payment-is-of-the-present-card': change(
      '',
      (data: { paymentMethod: { lastFour?: string }; paymentHistory: readonly Row[] }) => ({
        ...data,
        paymentHistory: data.paymentHistory.map((row) => ({ ...row, lastFour: data.paymentMethod.lastFour })),
      }),
    ),
    'payments-of-one-moment-are-one': onceFor('createdAt'),
    'payments-of-one-amount-are-one': onceFor('amount'),
  }),
  whereAccount('no-payments-is-a-failure', calls.getBilling, ({ payments }) => payments.length === 0, gone(500)),

  // Caches, keys and sessions
  ...(
    [
      [calls.getBillingTerm, calls.updateBillingTerm],
      [calls.getBilling, calls.updateBillingMethod],
    ] as const
  ).map(([read, write]) => copies('old-once-after-a-write', read, write, 'once after it writes')),
  ...(
    [
      [calls.listPolicies, calls.changePolicy],
      [calls.getBillingTerm, calls.updateBillingTerm],
      [calls.listClaims, calls.fileClaim],
    ] as const
  ).map(([read, write]) => copies('a-session-has-its-own-copy', read, write, 'until it writes')),
  keysOfTheLast(50, calls.fileClaim),
  { name: 'a-refresh-ends-other-sessions', calls: [calls.refreshTokens], asks: endsOtherSessions },

  // Words
  saying('in-html', '<p>The request was <b>refused</b>.</p>'),
  saying('as-a-trace', 'java.lang.IllegalStateException: null\n\tat com.insurer.Api.handle(Api.java:42)'),
  saying('by-the-name-of-a-text', 'validation.password.weak'),
  saying('by-a-constant', 'REQUEST_REFUSED'),
  saying('as-json', '{"error":"refused"}'),
];
