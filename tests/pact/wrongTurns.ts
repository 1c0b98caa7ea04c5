import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { type World, accountOf } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { personaNames } from '../../src/adapters/memory/personas/personas';
import { yearsLater } from '../../src/adapters/memory/yearsLater';
import { Money } from '../../src/domain/Money';
import type { Term } from '../../src/domain/policy/terms';
import * as calls from '../contract/apiCalls';
import { answers, change, placesAt, set } from './edits';
import { remembering } from './remembering';
import {
  answeringSome,
  asking,
  bodyOf,
  idle,
  keyIn,
  ownAccount,
  ownerOf,
  readProfileInstead,
  refusing,
  sessionIn,
  textIn,
} from './requests';
import { servesAs } from './strangers';
import { besides, dayBefore, inSpanish, rewriting, withProfile } from './wrongWrites';
import { enters } from './wrongHabits';

/** Backends that go wrong after something else: a change that has failed, another delivery, a new document. */

const says = ({ body }: Answer, status: string): boolean => JSON.stringify(body ?? '').includes(`"${status}"`);

/** Changes the account once a change has failed. */
const onceFailed = (name: string, of: (account: Account) => void): Variation =>
  remembering(name, calls.policyChangeStatus, () => ({ account: undefined as Account | undefined }), {
    asks: (request, memory, insurer) => {
      memory.account = ownAccount(request, insurer);
    },
    answers: (answer, { account }) => {
      if (account && says(answer, 'failed')) of(account);
    },
  });

/** The list has a document that is not there, once the policy is another one. */
const listsTooEarly = (name: string, isMeant: (account: Account) => boolean, kind: string): Variation =>
  answeringSome(
    name,
    calls.listDocuments,
    (request, insurer) => {
      const account = ownAccount(request, insurer);
      return account !== undefined && isMeant(account);
    },
    change('', (rows: readonly { Key: string }[]) => [
      ...rows,
      ...rows.slice(0, 1).map(({ Key }) => ({ Key: `${Key.split('/')[0] ?? ''}/${kind}/2026-11-29.pdf` })),
    ]),
  );

const isOnPaper = (request: Request, insurer: Insurer): boolean =>
  ownAccount(request, insurer)?.profile.edeliveryPreference === false;

const premiumOf = ({ policies: [policy] }: Account): unknown => policy?.terms.current?.annualPremium;

const statusOf = ({ policies: [policy] }: Account): unknown => policy?.terms.current?.status;

const nothingInEnglish = (call: string): Variation =>
  idle(`nothing-in-english: ${call}`, call, {}, (request) => request.get('accept-language') === 'en');

/** A row that the customer has made lacks a field, which other rows have. */
const newWithout = (call: string, path: string, isNew: (row: object) => boolean): Variation =>
  answers(`new-without: ${call} ${path}`, call, (answer) => {
    for (const { parent, key } of placesAt(answer, `body.data.${path}`))
      if (isNew(parent)) Reflect.deleteProperty(parent, key);
  });

const isFiled = (row: object): boolean => String(Reflect.get(row, 'claimNumber')).startsWith('HC-301');

const isOfToday = (row: object): boolean =>
  Math.abs(Date.now() - Date.parse(String(Reflect.get(row, 'createdAt')))) < 60_000;

/** Lets a request be one of the customer who owns what it asks for. */
const ofItsOwner = (
  name: string,
  call: string,
  ownerFor: (id: string, world: World) => string | undefined,
): Variation =>
  asking(name, call, (request, insurer) => {
    const owner = ownerFor(decodeURIComponent(request.path.split('/').at(-1) ?? ''), insurer.world);
    if (owner !== undefined) servesAs(request, insurer, owner);
  });

/** Every call answers the correlation id of the one before. */
const idOfTheCallBefore = (): Variation =>
  remembering(
    'correlation-ids-of-the-call-before',
    calls.apiCalls,
    () => ({ before: '', of: new WeakMap<object, string>() }),
    {
      asks: (request, memory) => {
        memory.of.set(request, memory.before);
        memory.before = request.get('x-correlation-id') ?? '';
      },
      answers: ({ headers }, { of }, request) => {
        headers['x-correlation-id'] = of.get(request) || (request.get('x-correlation-id') ?? '');
      },
    },
  );

type Terms = Account['policies'][number]['terms'];

const onceCancelled = (name: string, of: (terms: Terms) => Terms): Variation =>
  besides(`a-cancellation-${name}`, calls.changePolicy, (account, body) => {
    if (body['changeReason'] === 'custcancelled')
      account.policies = account.policies.map((policy) => ({ ...policy, terms: of(policy.terms) }));
  });

const withCurrent = (of: (term: Term) => Term) => (terms: Terms) => ({
  ...terms,
  ...(terms.current && { current: of(terms.current) }),
});

const isOwed = ({ balance }: Account): boolean => Money.toDollars(balance) < 0;

const hasManyClaims = ({ claims }: Account): boolean => claims.length > 100;

/** A customer of some kind cannot make a call. */
const refusingWhose = (who: string, call: string, isMeant: (account: Account) => boolean): Variation =>
  refusing(`${who}-cannot: ${call}`, call, (request, insurer) => {
    const account = ownAccount(request, insurer);
    return account !== undefined && isMeant(account);
  });

const isToday = (day: string): boolean =>
  day === new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now());

/** What the stories find that write and read again. */
export const wrongTurnsLater: readonly Variation[] = [
  // Codes, tokens and ids
  remembering('a-first-code-works-twice', calls.setPassword, () => ({ world: undefined as World | undefined }), {
    asks: (_, memory, { world }) => void (memory.world = world),
    answers: (_, { world }) => {
      for (const sent of world?.messages ?? []) if (sent.to.startsWith('ny-invited')) sent.isUsed = false;
    },
  }),
  asking('old-tokens-live-again-after-a-refresh', calls.refreshTokens, (_, { expired }) => expired.clear()),
  ofItsOwner('a-change-that-is-complete-is-of-everybody', calls.policyChangeStatus, (id, { changes }) =>
    changes[id]?.pollsLeft === 0 && !changes[id].coverages ? changes[id].owner : undefined,
  ),
  asking('claims-in-lower-case-are-of-everybody', calls.getClaim, (request, insurer) => {
    const id = request.path.split('/').at(-1) ?? '';
    const number = id.toUpperCase();
    if (id === number) return;
    const { accounts } = insurer.world;
    const isIts = (name: (typeof personaNames)[number]) =>
      accounts[name]?.claims.some(({ reference }) => reference === number) ?? false;
    servesAs(request, insurer, personaNames.find(isIts));
    Object.assign(request, { url: `/api/claims/${number}`, originalUrl: `/api/claims/${number}` });
  }),
  idOfTheCallBefore(),

  // Terms
  onceCancelled(
    'ends-a-year-later',
    withCurrent((term) => ({ ...term, ...(term.endDate && { endDate: yearsLater(term.endDate, 1) }) })),
  ),
  onceCancelled('loses-prior-terms', (terms) => ({ ...terms, prior: [] })),
  onceCancelled('cancels-prior-terms', ({ prior, ...terms }) => ({
    ...terms,
    prior: prior.map((term) => ({ ...term, status: 'cancelled' })),
  })),
  onceCancelled(
    'changes-the-coverages',
    withCurrent((term) => ({ ...term, coverages: [{ code: 'svl' }] })),
  ),
  answers(
    'lists-10-prior-terms',
    calls.listPolicies,
    change('*.priorTerms', (terms: readonly unknown[]) => terms.slice(0, 10)),
  ),
  answers(
    'lists-prior-terms-twice',
    calls.listPolicies,
    change('*.priorTerms', (terms: readonly unknown[]) => [...terms, ...terms]),
  ),
  besides('a-save-raises-the-premium-of-the-next-term', calls.saveCustomer, (account) => {
    account.policies = account.policies.map(({ terms, ...policy }) => ({
      ...policy,
      terms: { ...terms, ...(terms.future && { future: { ...terms.future, annualPremium: Money.ofCents(99_900) } }) },
    }));
  }),

  // Customers of some kind
  besides('a-card-clears-a-credit', calls.updateBillingMethod, (account) => {
    if (isOwed(account)) account.balance = Money.zero;
  }),
  ...[calls.changePolicy, calls.updateBillingMethod, calls.login].map((call) =>
    refusingWhose('a-customer-with-a-credit', call, isOwed),
  ),
  ...[calls.saveCustomer, calls.requestEmailCode, calls.login].map((call) =>
    refusingWhose('a-customer-with-many-claims', call, hasManyClaims),
  ),
  refusing('no-other-email-is-confirmed-in-new-york', calls.confirmEmail, (request) =>
    sessionIn(request).startsWith('auth-ny-'),
  ),
  answers(
    'claims-of-today-are-of-yesterday',
    calls.getClaim,
    change('dateOfLoss', (day: string) => (isToday(day) ? dayBefore(day) : day)),
  ),
  asking('a-save-brings-back-the-old-address', calls.saveCustomer, (request, insurer) => {
    const account = ownAccount(request, insurer);
    if (account && bodyOf(request)['email'] === undefined)
      withProfile(account, { email: `${ownerOf(request, insurer) ?? ''}@example.com` });
  }),

  // A row that is new, a refusal, another language
  newWithout(calls.getClaim, 'equipment', isFiled),
  newWithout(calls.listClaims, '*.status', isFiled),
  newWithout(calls.getBilling, 'paymentHistory.*.action', isOfToday),
  answers(
    'a-cancelled-term-has-no-days',
    calls.listPolicies,
    change('*.currentTerm', ({ startDate, endDate, ...term }: Record<string, unknown>) =>
      term['status'] === 'cancelled' ? term : { ...term, startDate, endDate },
    ),
  ),
  idle(
    'a-save-that-is-refused-is-a-success',
    calls.saveCustomer,
    {},
    (request) => textIn(request, 'email') === 'no-address',
  ),
  ...[calls.saveCustomer, calls.updateBillingTerm, calls.updateBillingMethod, calls.setPassword].map(nothingInEnglish),
  rewriting('letters-go-where-they-went', calls.saveCustomer, (body) => {
    if (String(body['email']).startsWith('letters-')) delete body['email'];
  }),
  rewriting('a-login-joins-spaces', calls.login, (body) => {
    body['password'] = String(body['password']).replaceAll(/ +/g, ' ');
  }),
  asking('an-address-of-before-is-in-use', calls.requestEmailCode, (request) => {
    const email = textIn(request, 'email');
    if (personaNames.some((name) => email === `${name}@example.com`))
      bodyOf(request)['email'] = 'il-current@example.com';
  }),
  refusing('no-other-email-in-new-york', calls.requestEmailCode, (request) =>
    sessionIn(request).startsWith('auth-ny-'),
  ),
  answers(
    'a-change-is-paid-with-another-card',
    calls.getBilling,
    change('paymentHistory', (rows: readonly object[]) =>
      rows.map((row) => (isOfToday(row) ? { ...row, lastFour: '0000' } : row)),
    ),
  ),
  inSpanish(
    'a-challenge-in-spanish',
    calls.login,
    change('challenge', () => 'NUEVA'),
  ),
  remembering('a-refusal-is-a-success-at-the-next-time', calls.changePolicy, () => ({ refused: new Set<string>() }), {
    asks: (request, { refused }) => {
      if (refused.has(keyIn(request))) readProfileInstead(request);
    },
    answers: (answer, { refused }, request) => {
      if (refused.has(keyIn(request))) answer.body = { message: 'No.' };
      else if (answer.status === 400) refused.add(keyIn(request));
    },
  }),
  onceFailed('a-change-that-fails-is-paid', (account) => enters(account, 4200)),
  onceFailed('a-change-that-fails-is-made', (account) => {
    account.policies = account.policies.map((policy) => {
      const { current } = policy.terms;
      const made = current && { ...current, annualPremium: Money.ofCents(16_776) };
      return { ...policy, terms: { ...policy.terms, ...(made && { current: made }) } };
    });
  }),
  answeringSome('no-documents-on-paper', calls.listDocuments, isOnPaper, set('', [])),
  listsTooEarly(
    'a-change-lists-a-document-that-does-not-open',
    (account) => account.email.startsWith('nj-current') && premiumOf(account) !== 16_776,
    'policyPackage',
  ),
  listsTooEarly(
    'a-cancellation-lists-a-document-that-does-not-open',
    (account) => account.email.startsWith('nj-current') && statusOf(account) === 'cancelled',
    'cancellationConfirmation',
  ),
  asking('the-address-for-letters-signs-in', calls.login, (request, insurer) => {
    const { world } = insurer;
    if (ownerOf(request, insurer) !== undefined) return;
    const account = accountOf(world, 'nj-current');
    if (account.profile.email === textIn(request, 'userName')) bodyOf(request)['userName'] = account.email;
  }),
];
