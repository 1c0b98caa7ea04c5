import type { Request } from 'express';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import { type Edit, accepted, answers, change, refusal, remove, rename, set, success, whenSent } from './edits';

const upperCase = (text: string): string => text.toUpperCase();

/** Serves the customer who signed in last, whatever the tokens of the request are. */
const servesAnyone = (request: Request, insurer: Insurer): void => {
  const session = [...insurer.sessions.values()].at(-1);
  if (session === undefined) return;
  request.headers['x-falcon-auth'] = session.authToken;
  request.headers['x-falcon-access'] = session.accessToken;
};

const ignoresTokens = (call: string): Variation => ({
  name: `ignores-tokens: ${call}`,
  calls: [call],
  asks: servesAnyone,
});

const saying = (message: string): Edit => refusal(() => ({ body: { message } }));

const withStatus = (from: number, to: number): Edit =>
  refusal((answer) => ({ status: answer.status === from ? to : answer.status }));

const session = { authToken: 'a', accessToken: 'b', refreshToken: 'c', userName: 'x@example.com' };

/** Backends that break something that a customer would notice; the verification has to reject each. */
export const mutants: readonly Variation[] = [
  // Signing in
  answers('login-of-another-user', calls.login, set('userName', 'x')),
  answers('login-without-auth-token', calls.login, rename('authToken', 'token')),
  answers('login-without-access-token', calls.login, remove('accessToken')),
  answers(
    'login-token-of-two-words',
    calls.login,
    change('authToken', () => 'two words'),
  ),
  answers('login-accepts-any-password', calls.login, accepted({ data: session })),
  answers('login-wrong-password-403', calls.login, withStatus(401, 403)),
  answers(
    'challenge-of-another-name',
    calls.login,
    change('challenge', () => 'SOFTWARE_TOKEN_MFA'),
  ),
  answers('challenge-without-token', calls.login, remove('token')),
  answers('invitation-unknown-400', calls.checkInvitation, withStatus(404, 400)),
  answers('invitation-without-user', calls.checkInvitation, remove('userName')),
  answers(
    'invitation-used-is-valid',
    calls.checkInvitation,
    refusal(({ status }) => (status === 404 ? {} : { status: 200, body: { data: { userName: 'x@example.com' } } })),
  ),
  answers('user-created-without-session', calls.createUser, remove('authToken', 'accessToken')),
  answers('password-set-with-an-expired-code', calls.setPassword, accepted({ data: {} })),
  answers('temporary-password-without-session', calls.setPassword, (answer) => {
    if (answer.status === 200) answer.body = { data: {} };
  }),
  answers('refresh-without-access-token', calls.refreshTokens, remove('accessToken')),
  answers('refresh-revoked-500', calls.refreshTokens, withStatus(401, 500)),
  answers('refresh-revoked-accepted', calls.refreshTokens, accepted({ data: session })),

  // Tokens
  ignoresTokens(calls.listClaims),
  ignoresTokens(calls.getCustomer),
  ignoresTokens(calls.listPolicies),
  ignoresTokens(calls.getBilling),
  ignoresTokens(calls.listDocuments),
  {
    name: 'ignores-the-access-token',
    calls: [calls.listClaims],
    asks: (request, insurer) => {
      const known = insurer.sessions.get(request.get('x-falcon-auth') ?? '');
      if (known) request.headers['x-falcon-access'] = known.accessToken;
    },
  },
  answers(
    'expiry-in-other-words',
    calls.listClaims,
    refusal(({ message }) => (message.includes('expired') ? { body: { message: 'Token expired' } } : {})),
  ),
  answers(
    'expiry-403',
    calls.listClaims,
    refusal(({ message }) => (message.includes('expired') ? { status: 403 } : {})),
  ),

  // Claims
  {
    name: 'files-a-second-claim-for-the-same-key',
    calls: [calls.fileClaim],
    asks: (request) => {
      request.headers['idempotency-key'] = crypto.randomUUID();
    },
  },
  answers('claim-filed-without-number', calls.fileClaim, remove('claimNumber')),
  answers('claim-number-empty', calls.fileClaim, set('claimNumber', '')),
  answers('claim-of-the-future-accepted', calls.fileClaim, accepted({ data: { claimNumber: 'HC-1' } })),
  answers('claims-in-an-object', calls.listClaims, (answer) => {
    if (answer.status === 200) answer.body = { data: { items: Reflect.get(Object(answer.body), 'data') } };
  }),
  answers('claims-number-of-another-name', calls.listClaims, rename('*.claimNumber', 'claimNo')),
  answers('claims-month-99', calls.listClaims, set('*.createdAt', '2026-99-02T14:05:00.000Z')),
  answers('claims-moment-in-words', calls.listClaims, set('*.createdAt', '10/02/2026 14:05')),
  answers('claims-moment-as-a-number', calls.listClaims, set('*.createdAt', 1790000000000)),
  answers('claim-estimate-as-text', calls.getClaim, set('estimate', '$640.25')),
  answers('claim-date-of-loss-american', calls.getClaim, set('dateOfLoss', '09/30/2026')),
  answers('claim-processor-number-of-another-name', calls.getClaim, rename('cpClaimNumber', 'processorNumber')),
  answers('claim-unknown-200', calls.getClaim, accepted({ data: null })),
  answers('claim-unknown-500', calls.getClaim, withStatus(404, 500)),

  // Policies
  answers(
    'policy-status-in-capitals',
    calls.listPolicies,
    change('*.*.status', (status: string) => (status === 'current' ? 'ACTIVE' : status)),
  ),
  answers(
    'policy-cancelled-with-one-l',
    calls.listPolicies,
    change('*.*.status', (status: string) => (status === 'cancelled' ? 'canceled' : status)),
  ),
  answers(
    'policy-residence-type-in-lower-case',
    calls.listPolicies,
    change('*.underwriting.residence.residenceType', () => 'Home'),
  ),
  answers('policies-in-an-object', calls.listPolicies, (answer) => {
    if (answer.status === 200) answer.body = { data: { policies: Reflect.get(Object(answer.body), 'data') } };
  }),
  answers('policies-without-number', calls.listPolicies, remove('*.policyNumber')),
  answers('policy-current-term-of-another-name', calls.listPolicies, rename('*.currentTerm', 'current')),
  answers('policy-future-term-of-another-name', calls.listPolicies, rename('*.futureTerm', 'nextTerm')),
  answers('policy-premium-as-text', calls.listPolicies, change('*.*.annualPremium', String)),
  answers('policy-coverage-in-capitals', calls.listPolicies, change('*.*.coverages.*.code', upperCase)),
  answers(
    'policy-limit-with-commas',
    calls.listPolicies,
    change('*.*.coverages.*.limitAmount', () => '10,000'),
  ),
  answers(
    'policy-date-as-a-moment',
    calls.listPolicies,
    change('*.*.startDate', (day: string) => `${day}T00:00:00Z`),
  ),
  answers(
    'policy-change-without-id',
    calls.changePolicy,
    whenSent('changeReason', 'custmodpolpckg', remove('correlationId')),
  ),
  answers('policy-change-forbidden-in-other-words', calls.changePolicy, saying('The policy is about to renew.')),
  answers('policy-change-of-the-past-due-accepted', calls.changePolicy, accepted({ data: { correlationId: 'c-1' } })),
  answers(
    'policy-change-refused-without-a-message',
    calls.changePolicy,
    refusal(() => ({ body: {} })),
  ),
  answers('policy-change-status-in-capitals', calls.policyChangeStatus, change('status', upperCase)),
  answers(
    'policy-change-done-is-completed',
    calls.policyChangeStatus,
    change('status', (status: string) => (status === 'complete' ? 'completed' : status)),
  ),
  answers('policy-change-unknown-200', calls.policyChangeStatus, accepted({ data: { status: 'complete' } })),
  answers(
    'documents-of-another-layout',
    calls.listDocuments,
    change('*.Key', (key: string) => key.split('/').toReversed().join('/')),
  ),
  answers('documents-key-in-lower-case', calls.listDocuments, rename('*.Key', 'key')),

  // Prices
  answers('rate-without-price', calls.rate, remove('monthlyPayment', 'annualPremium')),
  answers('rate-price-as-text', calls.rate, change('monthlyPayment', String)),
  answers('preview-without-prorated-value', calls.preview, remove('proratedValue')),
  answers('preview-forbidden-in-other-words', calls.preview, saying('The policy is about to renew.')),

  // Customer
  answers('customer-without-email', calls.getCustomer, remove('email')),
  answers('customer-mailing-address-is-the-home-address', calls.getCustomer, (answer) => {
    const { data: customer } = Object(answer.body) as { readonly data?: { address: object; mailingAddress?: object } };
    if (customer?.mailingAddress) customer.mailingAddress = customer.address;
  }),
  answers('customer-contact-preference-in-capitals', calls.getCustomer, change('contactPreference', upperCase)),
  answers('customer-edelivery-as-text', calls.getCustomer, change('edeliveryPreference', String)),
  answers('customer-zip-as-a-number', calls.getCustomer, change('address.zipCode', Number)),
  answers('customer-designee-of-another-name', calls.getCustomer, rename('thirdPartyDesignee.fullName', 'name')),
  answers('customer-billing-term-in-capitals', calls.getCustomer, change('billingMethod.billingTerm', upperCase)),
  answers(
    'customer-change-refused',
    calls.saveCustomer,
    success(400, { message: 'Unknown field changeDescriptionType.' }),
  ),
  answers('email-in-use-in-other-words', calls.requestEmailCode, saying('The address is taken.')),
  answers('email-in-use-409', calls.requestEmailCode, withStatus(400, 409)),
  answers(
    'email-code-expired-in-other-words',
    calls.confirmEmail,
    refusal(({ message }) => (message.includes('code has expired') ? { body: { message: 'Too late.' } } : {})),
  ),
  answers(
    'email-attempts-in-other-words',
    calls.confirmEmail,
    refusal(({ message }) => (message.includes('attempts') ? { body: { message: 'Locked.' } } : {})),
  ),
  answers(
    'email-confirmed-with-a-wrong-password',
    calls.confirmEmail,
    refusal(({ message }) => (message.includes('expired') ? {} : { status: 200, body: { data: { id: 'e-1' } } })),
  ),
  answers('email-confirmed-without-id', calls.confirmEmail, remove('id')),
  answers(
    'email-change-done-is-confirmed',
    calls.emailChangeStatus,
    change('status', (status: string) => (status === 'complete' ? 'confirmed' : status)),
  ),

  // Billing
  answers(
    'billing-no-method-in-lower-case',
    calls.getBilling,
    change('paymentMethod.type', (type: string) => (type === 'NONE' ? 'none' : type)),
  ),
  answers(
    'billing-card-in-capitals',
    calls.getBilling,
    change('paymentMethod.type', (type: string) => (type === 'credit_card' ? 'CREDIT_CARD' : type)),
  ),
  answers('billing-never-past-due', calls.getBilling, set('pastDue', false)),
  answers('billing-balance-as-text', calls.getBilling, change('balance', String)),
  answers('billing-payments-of-another-name', calls.getBilling, rename('paymentHistory', 'payments')),
  answers('billing-amount-as-text', calls.getBilling, change('paymentHistory.*.amount', String)),
  answers('billing-term-in-capitals', calls.getBillingTerm, change('billingTerm', upperCase)),
  answers(
    'billing-blank-field-in-other-words',
    calls.updateBillingMethod,
    refusal(({ message }) => (message.includes('blank') ? { body: { message: 'A field is missing.' } } : {})),
  ),
  answers('billing-unknown-token-accepted', calls.updateBillingMethod, accepted({ data: {} })),
  answers('agreement-of-another-name', calls.referenceData, rename('html', 'text')),

  // Envelopes
  answers('customer-without-envelope', calls.getCustomer, (answer) => {
    if (answer.status === 200) answer.body = Reflect.get(Object(answer.body), 'data');
  }),
  answers('policies-data-null', calls.listPolicies, success(200, { data: null })),
];
