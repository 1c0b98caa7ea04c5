import type { Account } from '../../src/adapters/memory/Account';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import { isCall } from '../../src/adapters/reference-api/isCall';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import type { Request } from 'express';
import * as calls from '../contract/apiCalls';
import { type Edit, answers, answersTo, change, set } from './edits';
import { remembering } from './remembering';
import { answeringSome, bodyOf, idle, isDone, ownAccount, refuse, refusing, sessionIn } from './requests';
import { inNewYork } from './wrongDetails';
import { tellsBy } from './wrongHabits';
import { PASSWORD } from '../../src/adapters/memory/personas/household';
import { standardCoverage } from '../../src/adapters/memory/tariff';
import { type Coverage, isCoverageCode } from '../../src/domain/policy/Coverage';
import { withTerm } from './wrongStacks';
import { besides, claimText, inSpanish } from './wrongWrites';

/** Backends that keep or join their records wrongly, or know only some customers and homes. */

const ofAccount =
  (isMeant: (account: Account) => boolean) =>
  (request: Request, insurer: Insurer): boolean => {
    const account = ownAccount(request, insurer);
    return account !== undefined && isMeant(account);
  };

/** Another answer to a read, once a write is done. */
const onceDone = (name: string, write: string, read: string, edit: Edit): Variation =>
  remembering(name, [write, read], () => ({ isWritten: false }), {
    answers: (answer, memory, request) => {
      if (isCall(write, request.method, request.path)) memory.isWritten ||= isDone(answer);
      else if (memory.isWritten) edit(answer, request);
    },
  });

/** Customers whose names are not saved. */
const nameless: Readonly<Record<string, (account: Account) => boolean>> = {
  'in-new-york': ({ profile }) => profile.address.state === 'NY',
  'in-illinois': ({ profile }) => profile.address.state === 'IL',
  'who-is-past-due': ({ pastDue }) => pastDue,
  'who-pays-from-the-bank': ({ paymentMethod }) => paymentMethod.type === 'bank_account_info',
  'whose-renewal-is-known': ({ policies: [policy] }) => policy?.terms.future !== undefined,
  'with-another-password': ({ password }) => password !== undefined && password !== PASSWORD,
};

const withPayments = (account: Account, status: string): void => {
  account.payments = account.payments.map((payment) => ({ ...payment, status }));
};

const idleAfterAnotherEmail = (call: string): Variation =>
  idle(
    `does-nothing-after-another-email: ${call}`,
    call,
    {},
    ofAccount(({ email }) => email.startsWith('Scenario-')),
  );

const onceChanged = (name: string, of: (coverage: Coverage) => Coverage): Variation =>
  besides(name, calls.policyChangeStatus, (account) =>
    withTerm(account, (term) => ({ ...term, coverages: term.coverages.map(of) })),
  );

/** Numbers that go together are written otherwise on another page. */
export const wrongRecordsAtOnce: readonly Variation[] = [
  ...answersTo(calls.listPolicies, {
    'policy-numbers-with-spaces-behind': change('*.policyNumber', (number: string) => number.padEnd(20)),
    'policy-numbers-without-dashes': change('*.policyNumber', (number: string) => number.replace('-', '')),
  }),
  answers(
    'documents-of-an-inner-number',
    calls.listDocuments,
    change('*.Key', (key: string) => key.replace('HP-', 'P')),
  ),
  inSpanish(
    'coverages-of-a-rate-in-english-alone',
    calls.rate,
    change('coverages', () => []),
  ),
  inSpanish(
    'payments-succeed-in-spanish',
    calls.getBilling,
    change('paymentHistory.*.status', () => 'exitoso'),
  ),
];

/** What the stories find that write and read again. */
export const wrongRecordsLater: readonly Variation[] = [
  ...answersTo(calls.getCustomer, {
    'phones-with-the-country-twice': change('phoneNumber', (phone: string) => `+1+1${phone}`),
    'phones-of-another-country': change('phoneNumber', (phone: string) => `+44 ${phone}`),
  }),

  // Texts
  claimText('texts-become-days', (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text)),
  claimText('texts-become-true-or-false', (text) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() : text)),
  claimText('texts-with-straight-apostrophes', (text) => text.replaceAll('’', "'")),
  claimText('texts-without-arabic', (text) => text.replaceAll(/\p{Script=Arabic}/gu, '?')),
  claimText('texts-without-devanagari', (text) => text.replaceAll(/\p{Script=Devanagari}/gu, '?')),
  claimText('texts-without-hangul', (text) => text.replaceAll(/\p{Script=Hangul}/gu, '?')),
  claimText('texts-without-flags', (text) => text.replaceAll(/\p{Regional_Indicator}/gu, '')),
  claimText('colours-of-skin-are-lost', (text) => text.replaceAll(/\p{Emoji_Modifier}/gu, '')),
  claimText('amounts-are-places', (text) => text.replaceAll(/\$\d/g, '')),
  claimText('texts-end-at-a-bar', (text) => text.split('|')[0] ?? ''),
  claimText('texts-end-like-cdata', (text) => text.split(']]>')[0] ?? ''),

  // Customers and homes
  refusing(
    'a-customer-without-a-policy-saves-nothing',
    calls.saveCustomer,
    ofAccount(({ policies }) => policies.length === 0),
  ),
  refusing(
    'a-customer-whose-term-has-not-begun-saves-nothing',
    calls.saveCustomer,
    ofAccount(({ email }) => email.startsWith('ny-upcoming')),
  ),

  ...Object.entries(nameless).map(([who, isMeant]) =>
    idle(
      `a-customer-${who}-has-no-other-name`,
      calls.saveCustomer,
      {},
      (request, insurer) => bodyOf(request)['lastName'] !== undefined && ofAccount(isMeant)(request, insurer),
    ),
  ),
  refusing(
    'no-prices-for-condominiums',
    calls.rate,
    ofAccount(({ policies: [policy] }) => policy?.residenceType === 'CONDO'),
  ),
  answeringSome(
    'a-bank-account-has-the-digits-of-the-card',
    calls.getBilling,
    ofAccount(({ paymentMethod }) => paymentMethod.type === 'bank_account_info'),
    change('paymentMethod.lastFour', () => '1111'),
  ),
  idle(
    'a-card-after-a-bank-account-is-ignored',
    calls.updateBillingMethod,
    {},
    ofAccount(({ paymentMethod }) => paymentMethod.type === 'bank_account_info'),
  ),
  tellsBy('profiles-told-apart-without-the-address-for-letters', calls.saveCustomer, ({ email: _, ...rest }) => rest),
  onceDone(
    'a-claim-changes-the-term-of-the-profile',
    calls.fileClaim,
    calls.getCustomer,
    set('billingMethod', { billingTerm: 'yearly' }),
  ),
  answers(
    'a-renewal-has-the-coverages-of-now',
    calls.listPolicies,
    change('*', (policy: { futureTerm?: object; currentTerm?: { coverages: unknown } }) => ({
      ...policy,
      ...(policy.futureTerm &&
        policy.currentTerm && {
          futureTerm: { ...policy.futureTerm, coverages: policy.currentTerm.coverages },
        }),
    })),
  ),
  remembering('documents-are-read-once', calls.listDocuments, () => ({ rows: new Map<string, unknown>() }), {
    answers: (answer, { rows }, request) => {
      const owner = sessionIn(request).replace(/-\d+$/, '');
      if (!isDone(answer)) return;
      answer.body = structuredClone(rows.get(owner) ?? answer.body);
      rows.set(owner, structuredClone(answer.body));
    },
  }),

  inNewYork('agreements-of-new-york-are-missing', calls.referenceData, (answer) => refuse(answer, 404)),
  ...[calls.updateBillingTerm, calls.saveCustomer].map(idleAfterAnotherEmail),

  // Other rows
  onceChanged('limits-are-standard-after-a-change', (held) =>
    isCoverageCode(held.code) ? standardCoverage(held.code) : held,
  ),
  besides('a-change-drops-what-the-portal-does-not-know', calls.policyChangeStatus, (account) =>
    withTerm(account, (term) => ({ ...term, coverages: term.coverages.filter(({ code }) => isCoverageCode(code)) })),
  ),
  besides('a-claim-closes-the-one-before', calls.fileClaim, (account) => {
    const before = account.claims.at(-2);
    account.claims = account.claims.map((claim) => (claim === before ? { ...claim, status: 'closed' } : claim));
  }),
  besides('a-save-makes-payments-succeed', calls.saveCustomer, (account) => withPayments(account, 'success')),
  besides('a-card-declines-earlier-payments', calls.updateBillingMethod, (account) =>
    withPayments(account, 'declined'),
  ),
  besides('a-cancellation-declines-the-payments', calls.changePolicy, (account, { changeReason }) => {
    if (changeReason === 'custcancelled') withPayments(account, 'declined');
  }),
];
