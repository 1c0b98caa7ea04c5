import type { Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import { everyCall } from '../support/everyCall';
import { type Edit, all, answers, change, data, refusal, remove, rename, set, success, whenSent } from './edits';

const reversedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversedKeys(item)]),
  );
};

/** Adds a field to every object of an answer. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withMore(item)])),
    addedLater: { byThe: ['backend'] },
  };
};

const everyBody =
  (of: (body: unknown) => unknown): Edit =>
  (answer) => {
    answer.body = of(answer.body);
  };

/** Replaces every optional field that is absent by null. */
const nulls = (paths: readonly string[]): Edit =>
  all(...paths.map((path) => set(path, (before: unknown) => before ?? null)));

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

/** A backend whose data differ, or have gaps. */
const differs = (...parameters: Parameters<typeof answers>): Variation => ({
  ...answers(...parameters),
  unless: namedData,
});

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
  differs('customer-designee-without-name', calls.getCustomer, set('thirdPartyDesignee', { address: {} })),
  differs(
    'customer-designee-without-address',
    calls.getCustomer,
    set('thirdPartyDesignee', { fullName: 'Dana Jensen' }),
  ),
  differs('customer-designee-null', calls.getCustomer, set('thirdPartyDesignee', null)),
  differs(
    'customer-mailing-address-of-nulls',
    calls.getCustomer,
    change('mailingAddress', () => ({ address1: null, city: null, state: null, zipCode: null })),
  ),
  differs('customer-mailing-address-null', calls.getCustomer, nulls(['mailingAddress'])),
  differs('customer-phone-null', calls.getCustomer, set('phoneNumber', null)),
  differs('customer-phone-absent', calls.getCustomer, remove('phoneNumber')),
  differs(
    'customer-names-null',
    calls.getCustomer,
    set('firstName', null),
    set('middleInitial', null),
    set('lastName', null),
  ),
  differs('customer-middle-initial-absent', calls.getCustomer, remove('middleInitial')),
  differs('customer-date-of-birth', calls.getCustomer, set('dateOfBirth', '1968-04-12')),
  differs('customer-date-of-birth-in-words', calls.getCustomer, set('dateOfBirth', 'April 1968')),
  differs('customer-contact-preference-unknown', calls.getCustomer, set('contactPreference', 'post')),
  differs('customer-contact-preference-null', calls.getCustomer, set('contactPreference', null)),
  differs('customer-edelivery-null', calls.getCustomer, set('edeliveryPreference', null)),
  differs('customer-billing-term-unknown', calls.getCustomer, set('billingMethod', { billingTerm: 'quarterly' })),
  differs('customer-billing-method-null', calls.getCustomer, set('billingMethod', null)),
  differs(
    'customer-state-code',
    calls.getCustomer,
    rename('address.state', 'stateCode'),
    rename('mailingAddress.state', 'stateCode'),
    rename('thirdPartyDesignee.address.state', 'stateCode'),
  ),
  differs('customer-long-names', calls.getCustomer, set('firstName', longText), set('lastName', longText)),
  differs('customer-zip-plus-four', calls.getCustomer, set('address.zipCode', '12203-1234')),

  // Policies
  differs(
    'policies-third-coverage',
    calls.listPolicies,
    change('*.currentTerm.coverages', (held: readonly object[]) => [...held, { code: 'svl', limitAmount: '4000' }]),
  ),
  differs(
    'policies-third-coverage-in-a-prior-term',
    calls.listPolicies,
    set('*.priorTerms', [{ endDate: '2020-01-01', status: 'expired', coverages: [{ code: 'flood' }] }]),
  ),
  differs('policies-quote-id-absent', calls.listPolicies, remove('*.quoteId')),
  differs('policies-underwriting-absent', calls.listPolicies, remove('*.underwriting')),
  differs('policies-residence-null', calls.listPolicies, set('*.underwriting', { residence: null })),
  differs('policies-residence-type-unknown', calls.listPolicies, set('*.underwriting.residence.residenceType', 'YURT')),
  differs(
    'policies-status-null',
    calls.listPolicies,
    change('*.currentTerm.status', (status) => (status === 'current' ? null : status)),
  ),
  differs(
    'policies-premiums-null',
    calls.listPolicies,
    set('*.currentTerm.monthlyPremium', null),
    set('*.currentTerm.annualPremium', null),
  ),
  differs('policies-prior-terms-null', calls.listPolicies, nulls(['*.priorTerms', '*.futureTerm', '*.currentTerm'])),
  differs(
    'policies-limits-absent',
    calls.listPolicies,
    remove('*.*.coverages.*.limitAmount', '*.*.coverages.*.deductible'),
  ),
  differs('policies-dates-null', calls.listPolicies, set('*.currentTerm.endDate', null)),
  differs(
    'policies-large-numbers',
    calls.listPolicies,
    change('*.currentTerm.annualPremium', () => 98765432.1),
    change('*.currentTerm.coverages.*.limitAmount', () => '999999999'),
  ),

  // Prices
  answers('preview-monthly-payment-absent', calls.preview, remove('rate.monthlyPayment')),
  answers('preview-flat', calls.preview, (answer) => {
    const { data: price } = Object(answer.body) as { readonly data?: { proratedValue: number; rate: object } };
    if (price) answer.body = { data: { proratedValue: price.proratedValue, ...price.rate } };
  }),
  answers('preview-large-refund', calls.preview, set('proratedValue', -1234567.89)),
  answers(
    'rate-other-payment-null',
    calls.rate,
    whenSent('billingTerm', 'yearly', set('monthlyPayment', null)),
    whenSent('billingTerm', 'monthly', set('annualPremium', null)),
  ),

  // Claims
  differs(
    'claims-null-columns',
    calls.listClaims,
    set('*.policyNumber', null),
    set('*.createdAt', null),
    set('*.status', null),
  ),
  differs('claims-only-numbers', calls.listClaims, remove('*.policyNumber', '*.createdAt', '*.status')),
  differs(
    'claims-status-unknown',
    [calls.listClaims, calls.getClaim],
    all(set('*.status', 'escalated'), set('status', 'escalated')),
  ),
  differs('claims-oldest-first', calls.listClaims, (answer) => {
    const { data: rows } = Object(answer.body) as { readonly data?: unknown[] };
    rows?.reverse();
  }),
  differs('claims-moments-with-offset', calls.listClaims, set('*.createdAt', '2026-10-02T14:05:00-04:00')),
  differs(
    'claim-details-null',
    calls.getClaim,
    set('estimate', null),
    set('equipment', null),
    set('description', null),
    set('dateOfLoss', null),
    set('cpClaimNumber', null),
  ),
  differs(
    'claim-details-absent',
    calls.getClaim,
    remove('estimate', 'equipment', 'description', 'policyNumber', 'createdAt', 'status'),
  ),
  differs('claim-large-estimate', calls.getClaim, set('estimate', 123456789.99)),
  answers('claim-filed-201', calls.fileClaim, (answer) => {
    if (answer.status === 200) answer.status = 201;
  }),

  // Documents and texts
  differs(
    'documents-other-keys-too',
    calls.listDocuments,
    change('', (keys) => keys),
    (answer) => {
      const { data: rows } = Object(answer.body) as { readonly data?: object[] };
      if (rows && rows.length > 0)
        rows.push({ Key: 'logs/2026/upload.txt' }, { Key: null }, { LastModified: '2026-10-02T14:05:00Z' });
    },
  ),

  // Billing
  differs(
    'billing-history-null',
    calls.getBilling,
    change('paymentHistory', () => null),
  ),
  differs(
    'billing-cards-absent',
    calls.getBilling,
    remove(
      'paymentHistory.*.cardType',
      'paymentHistory.*.lastFour',
      'paymentMethod.cardType',
      'paymentMethod.lastFour',
      'paymentDetails',
    ),
  ),
  differs(
    'billing-rows-of-nulls',
    calls.getBilling,
    set('paymentHistory.*.action', null),
    set('paymentHistory.*.status', null),
    set('paymentHistory.*.amount', null),
    set('paymentHistory.*.createdAt', null),
  ),
  differs(
    'billing-method-unknown',
    calls.getBilling,
    change('paymentMethod.type', (type) => (type === 'bank_account_info' ? 'ach' : type)),
  ),
  differs(
    'billing-standing-null',
    calls.getBilling,
    change('pastDue', (due: boolean) => due || null),
    change('balance', (balance: number) => balance || null),
  ),
  differs('billing-large-balance', calls.getBilling, set('balance', 98765432.1)),
  differs('billing-term-unknown', calls.getBillingTerm, set('billingTerm', 'quarterly')),
  differs('billing-term-null', calls.getBillingTerm, set('billingTerm', null)),

  // Changes under way
  answers(
    'change-status-unknown',
    [calls.policyChangeStatus, calls.emailChangeStatus],
    change('status', (status) => (status === 'pending' ? 'queued' : status)),
  ),
  answers('change-failed-without-message', [calls.policyChangeStatus, calls.emailChangeStatus], remove('message')),

  // Sessions
  answers('refresh-token-in-the-header', calls.sessionCalls, refreshTokenInHeader),
  answers('session-with-more', calls.sessionCalls, (answer) => {
    const { data: session } = Object(answer.body) as { readonly data?: object };
    if (session && 'authToken' in session) Object.assign(session, { expiresIn: 3600, challenge: null, idToken: 'x' });
  }),

  // Writes whose answer is not used
  silently('writes-201', (answer) => success(201, answer.body)(answer, {})),
  silently('writes-202-without-data', success(202, {})),
  silently('writes-204', success(204)),
  silently('writes-200-without-body', success(200)),
  silently('writes-200-text', success(200, 'OK', { 'Content-Type': 'text/plain' })),
  silently('writes-data-null', success(200, { data: null })),

  // Refusals
  answers('refusals-problem-json', calls.apiCalls, problem),
  answers(
    'refusals-with-description',
    calls.apiCalls,
    refusal(({ body }) => ({ body: { ...Object(body), description: 'More about it.' } })),
  ),
  answers('refusals-without-a-message-that-nobody-reads', calls.apiCalls, (answer, request) => {
    const { path = '', method = '' } = request as { readonly path?: string; readonly method?: string };
    if (answer.status >= 400 && !isRead(answer, path, method)) answer.body = { error: 'refused' };
  }),
  answers(
    'refusals-in-other-words',
    calls.apiCalls,
    refusal(({ message }) => ({
      body: { message: `[E42] ${message}` },
      ...(message === 'The incoming token has expired' && { body: { message } }),
    })),
  ),

  // Every answer
  answers('keys-in-reverse', calls.apiCalls, everyBody(reversedKeys)),
  answers('more-fields-everywhere', calls.apiCalls, everyBody(withMore)),
  answers('content-type-with-charset', calls.apiCalls, (answer) => {
    answer.headers['Content-Type'] = 'application/json; charset=UTF-8';
  }),
  differs('customer-email-alone', calls.getCustomer, (answer) => {
    const { data: customer } = Object(answer.body) as { readonly data?: { email: string } };
    if (customer) answer.body = { data: { email: customer.email } };
  }),
  differs('policy-number-and-term-alone', calls.listPolicies, (answer) => {
    const { data: policies } = Object(answer.body) as {
      readonly data?: { policyNumber: string; currentTerm?: object }[];
    };
    if (policies)
      answer.body = {
        data: policies.map(({ policyNumber, currentTerm }) => ({
          policyNumber,
          ...(currentTerm && { currentTerm: {} }),
        })),
      };
  }),
  differs('billing-alone', calls.getBilling, data({})),
];
