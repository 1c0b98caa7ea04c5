import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { accountOf } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { personaNames } from '../../src/adapters/memory/personas/personas';
import { Money } from '../../src/domain/Money';
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
import { inSpanish, rewriting } from './wrongWrites';
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

/** What the stories find that write and read again. */
export const wrongTurnsLater: readonly Variation[] = [
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
