import type { Account } from '../../src/adapters/memory/Account';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import type { Request } from 'express';
import * as calls from '../contract/apiCalls';
import { answers, answersTo, change } from './edits';
import { idle, ownAccount, refuse, refusing } from './requests';
import { inNewYork } from './wrongDetails';
import { standardCoverage } from '../../src/adapters/memory/tariff';
import type { Coverage } from '../../src/domain/policy/Coverage';
import { besides, claimText, inSpanish } from './wrongWrites';

/** Backends that keep or join their records wrongly, or know only some customers and homes. */

const ofAccount =
  (isMeant: (account: Account) => boolean) =>
  (request: Request, insurer: Insurer): boolean => {
    const account = ownAccount(request, insurer);
    return account !== undefined && isMeant(account);
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
  besides(name, calls.policyChangeStatus, (account) => {
    account.policies = account.policies.map((policy) => {
      const { current } = policy.terms;
      const terms = {
        ...policy.terms,
        ...(current && { current: { ...current, coverages: current.coverages.map(of) } }),
      };
      return { ...policy, terms };
    });
  });

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

  inNewYork('agreements-of-new-york-are-missing', calls.referenceData, (answer) => refuse(answer, 404)),
  ...[calls.updateBillingTerm, calls.saveCustomer].map(idleAfterAnotherEmail),

  // Other rows
  onceChanged('limits-are-standard-after-a-change', ({ code }) => ({ ...standardCoverage(code as 'bul') })),
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
