import type { Request } from 'express';
import type { Account } from '../../../src/adapters/memory/Account';
import { PASSWORD } from '../../../src/adapters/memory/personas/household';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import { isCancelled } from '../../../src/domain/account/PaidPolicy';
import { shownTerm } from '../../../src/domain/policy/terms';
import * as calls from '../../contract/apiCalls';
import { answers, change, type Edit, set } from '../edits';
import {
  answeringSome,
  bodyOf,
  idle,
  inSpanish,
  isCancellation,
  ofAccount,
  ownerOf,
  refuse,
  refusesWhere,
  refusing,
  sessionIn,
  textIn,
} from '../requests';
import { hasNewAddress, isOwed } from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends that fail or do nothing for some customers: of one kind, state or language. */

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

const isInNewYork = (request: { get?: (name: string) => string | undefined }): boolean =>
  sessionIn(request).startsWith('auth-ny-');

/** Answers a call of a New York customer without carrying it out. */
const idleInNewYork = (call: string, data: unknown, isMeant: (request: Request) => boolean = () => true): Variation =>
  idle(`does-nothing-in-new-york: ${call}`, call, data, (request) => isInNewYork(request) && isMeant(request));

const inNewYork = (name: string, call: string, edit: Edit): Variation =>
  answers(name, call, (answer, request) => {
    if (isInNewYork(request as Request)) edit(answer, request);
  });

/** Customers whose name the backend does not save. */
const nameless: Readonly<Record<string, (account: Account) => boolean>> = {
  'in-new-york': ({ profile }) => profile.address.state === 'NY',
  'in-illinois': ({ profile }) => profile.address.state === 'IL',
  'who-is-past-due': ({ pastDue }) => pastDue,
  'who-pays-from-the-bank': ({ paymentMethod }) => paymentMethod.type === 'bank_account_info',
  'whose-renewal-is-known': ({ policies: [policy] }) => policy?.terms.future !== undefined,
  'with-another-password': ({ password }) => password !== undefined && password !== PASSWORD,
};

const idleAfterAnotherEmail = (call: string): Variation =>
  idle(`does-nothing-after-another-email: ${call}`, call, {}, ofAccount(hasNewAddress));

/** Edits the answer to some customers. */
const whereAccount = (name: string, call: string, isMeant: (account: Account) => boolean, edit: Edit): Variation =>
  answeringSome(name, call, ofAccount(isMeant), edit);

const hasManyClaims = ({ claims }: Account): boolean => claims.length > 100;

const hasManyPayments = ({ payments }: Account): boolean => payments.length > 100;

const isPastDue = ({ pastDue }: Account): boolean => pastDue;

const ofBilling: Readonly<Record<string, (account: Account) => boolean>> = {
  'with-many-payments': hasManyPayments,
  'while-past-due': isPastDue,
  'without-a-payment-method': ({ paymentMethod }) => paymentMethod.type === 'NONE',
  'with-many-documents': ({ documentKeys }) => documentKeys.length > 100,
};

const hasCancelled = ({ policies: [policy] }: Account): boolean => {
  const term = policy && shownTerm(policy.terms);
  return term !== undefined && isCancelled(term);
};

const gone =
  (status: number): Edit =>
  (answer) =>
    refuse(answer, status, 'Not found');

const nothingInEnglish = (call: string): Variation =>
  idle(`nothing-in-english: ${call}`, call, {}, (request) => request.get('accept-language') === 'en');

export const someCustomers: readonly WrongBackend[] = [
  ...caughtBy(
    '--smoke',
    inSpanish('nothing-in-spanish', calls.listPolicies, (answer) =>
      Object.assign(answer, { status: 406, body: { message: 'Not acceptable.' } }),
    ),
  ),
  ...caughtBy(
    '--scenarios',
    failsFor('ny-upcoming', calls.refreshTokens),
    idleInNewYork(calls.saveCustomer, {}),
    refusesWhere('a-customer-who-is-past-due-saves-nothing', calls.saveCustomer, ({ pastDue }) => pastDue),
    refusesWhere(
      'a-customer-without-a-policy-saves-nothing',
      calls.saveCustomer,
      ({ policies }) => policies.length === 0,
    ),
    refusesWhere('a-customer-whose-term-has-not-begun-saves-nothing', calls.saveCustomer, ({ email }) =>
      email.startsWith('ny-upcoming'),
    ),
    ...Object.entries(nameless).map(([who, isMeant]) =>
      idle(
        `a-customer-${who}-has-no-other-name`,
        calls.saveCustomer,
        {},
        (request, insurer) => bodyOf(request)['lastName'] !== undefined && ofAccount(isMeant)(request, insurer),
      ),
    ),
    ...[
      calls.saveCustomer,
      calls.requestEmailCode,
      calls.confirmEmail,
      calls.login,
      calls.rate,
      calls.preview,
      calls.changePolicy,
      calls.updateBillingMethod,
    ].map((call) => refusesWhere(`a-customer-with-many-claims-cannot: ${call}`, call, hasManyClaims)),
    ...Object.entries(ofBilling).flatMap(([who, isMeant]) => [
      whereAccount(`no-coverages-${who}`, calls.listPolicies, isMeant, set('*.currentTerm.coverages', [])),
      whereAccount(`no-documents-${who}`, calls.listDocuments, isMeant, set('', [])),
    ]),
    ...([hasManyPayments, isPastDue] as const).flatMap((isMeant) => [
      whereAccount(
        `another-price: ${isMeant.name}`,
        calls.rate,
        isMeant,
        change('annualPremium', (amount: number) => amount + 10),
      ),
      whereAccount(
        `another-charge: ${isMeant.name}`,
        calls.preview,
        isMeant,
        change('proratedValue', (amount: number) => amount + 10),
      ),
    ]),
    idle('a-customer-with-many-claims-pays-as-before', calls.updateBillingTerm, {}, ofAccount(hasManyClaims)),
    whereAccount(
      'many-claims-end-the-coverages',
      calls.listPolicies,
      hasManyClaims,
      set('*.currentTerm.coverages', []),
    ),
    whereAccount(
      'many-claims-change-the-limits',
      calls.listPolicies,
      hasManyClaims,
      set('*.currentTerm.coverages.*.limitAmount', '1000'),
    ),
    whereAccount(
      'many-claims-raise-the-price',
      calls.rate,
      hasManyClaims,
      change('annualPremium', (amount: number) => amount + 100),
    ),
    whereAccount(
      'many-claims-raise-the-charge',
      calls.preview,
      hasManyClaims,
      change('proratedValue', (amount: number) => amount + 100),
    ),
    ...[calls.updateBillingTerm, calls.updateBillingMethod, calls.login].map((call) =>
      refusesWhere(`a-customer-with-many-payments-cannot: ${call}`, call, hasManyPayments),
    ),
    ...[calls.fileClaim, calls.updateBillingTerm, calls.requestEmailCode].map((call) =>
      refusesWhere(`a-customer-with-an-apostrophe-cannot: ${call}`, call, ({ profile }) =>
        profile.lastName.includes("'"),
      ),
    ),
    refusesWhere('no-card-after-another-email', calls.updateBillingMethod, ({ email }) =>
      email.startsWith('scenario-'),
    ),
    ...[calls.fileClaim, calls.updateBillingTerm].map((call) =>
      refusesWhere(
        `a-customer-with-another-password-cannot: ${call}`,
        call,
        ({ password, email }) => password !== PASSWORD && !email.startsWith('ny-'),
      ),
    ),
    refusesWhere('an-invited-customer-cannot-pay-otherwise', calls.updateBillingTerm, ({ email }) =>
      email.startsWith('ny-invited'),
    ),
    refusesWhere('no-other-email-in-illinois', calls.requestEmailCode, ({ profile }) => profile.address.state === 'IL'),
    ...(['mailingAddress', 'phoneNumber'] as const).map((field) =>
      idle(
        `a-customer-without-it-gets-none: ${field}`,
        calls.saveCustomer,
        {},
        (request, insurer) =>
          bodyOf(request)[field] !== undefined && ofAccount(({ profile }) => !profile[field])(request, insurer),
      ),
    ),
    ...[calls.saveCustomer, calls.updateBillingTerm, calls.updateBillingMethod, calls.setPassword].map(
      nothingInEnglish,
    ),
    refusing('no-other-email-in-new-york', calls.requestEmailCode, isInNewYork),
    refusing('no-other-email-is-confirmed-in-new-york', calls.confirmEmail, isInNewYork),
    inNewYork(
      'rates-of-another-price-in-new-york',
      calls.rate,
      change('annualPremium', (amount: number) => amount + 5),
    ),
    refusesWhere(
      'no-prices-for-condominiums',
      calls.rate,
      ({ policies: [policy] }) => policy?.residenceType === 'CONDO',
    ),
    idleInNewYork(calls.changePolicy, {}, (request) => isCancellation(bodyOf(request))),
    refusesWhere(
      'no-cancellation-in-illinois',
      calls.changePolicy,
      ({ profile }, body) => isCancellation(body) && profile.address.state === 'IL',
    ),
    ...[calls.changePolicy, calls.updateBillingMethod, calls.login].map((call) =>
      refusesWhere(`a-customer-with-a-credit-cannot: ${call}`, call, isOwed),
    ),
    idleInNewYork(calls.policyChangeStatus, { status: 'complete' }),
    ...[calls.getClaim, calls.listDocuments].flatMap((call) => [
      whereAccount(`not-found-after-a-cancellation: ${call}`, call, hasCancelled, gone(404)),
      whereAccount(`forbidden-after-another-email: ${call}`, call, hasNewAddress, gone(403)),
    ]),
    whereAccount('no-description-after-a-cancellation', calls.getClaim, hasCancelled, set('description', '')),
    failsFor('nj-nopolicy', calls.getBilling),
    whereAccount('no-payments-is-a-failure', calls.getBilling, ({ payments }) => payments.length === 0, gone(500)),
    idleInNewYork(calls.updateBillingTerm, {}),
    ...[calls.updateBillingTerm, calls.saveCustomer].map(idleAfterAnotherEmail),
    idle(
      'cards-do-nothing-outside-new-york',
      calls.updateBillingMethod,
      {},
      (request) => !isInNewYork(request) && textIn(request, 'billingToken').startsWith('tok:'),
    ),
    inNewYork('agreements-of-new-york-are-missing', calls.referenceData, (answer) => refuse(answer, 404)),
    whereAccount(
      'no-documents-on-paper',
      calls.listDocuments,
      ({ profile }) => !profile.edeliveryPreference,
      set('', []),
    ),
  ),
];
