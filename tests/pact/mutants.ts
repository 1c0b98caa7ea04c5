import type { Variation } from '../../src/adapters/reference-api/Variation';
import * as calls from '../contract/apiCalls';
import {
  type Edit,
  accepted,
  answers,
  answersTo,
  change,
  refusal,
  remove,
  rename,
  replace,
  set,
  success,
  whenSent,
} from './edits';
import { ignoresAccess, madeUpSession, servesAnyone } from './strangers';

const upperCase = (text: string): string => text.toUpperCase();

const ignoresTokens = (call: string): Variation => ({
  name: `ignores-tokens: ${call}`,
  calls: [call],
  asks: servesAnyone,
});

const withStatus = (from: number, to: number): Edit =>
  refusal((answer) => ({ status: answer.status === from ? to : answer.status }));

/** Backends with a defect that a customer would notice. The verification has to reject each. */
export const mutants: readonly Variation[] = [
  // Signing in
  ...answersTo(calls.login, {
    'login-of-another-user': set('userName', 'x'),
    'login-without-auth-token': rename('authToken', 'token'),
    'login-without-access-token': remove('accessToken'),
    'login-token-of-two-words': change('authToken', () => 'two words'),
    'login-accepts-any-password': accepted({ data: madeUpSession }),
    'login-wrong-password-403': withStatus(401, 403),
    'challenge-of-another-name': change('challenge', () => 'SOFTWARE_TOKEN_MFA'),
    'challenge-without-token': remove('token'),
  }),
  ...answersTo(calls.checkInvitation, {
    'invitation-unknown-400': withStatus(404, 400),
    'invitation-without-user': remove('userName'),
    'invitation-used-is-valid': refusal(({ status }) =>
      status === 404 ? {} : { status: 200, body: { data: { userName: 'x@example.com' } } },
    ),
  }),
  answers('user-created-without-session', calls.createUser, remove('authToken', 'accessToken')),
  ...answersTo(calls.setPassword, {
    'password-set-with-an-expired-code': accepted({ data: {} }),
    'temporary-password-without-session': set('', {}),
  }),
  ...answersTo(calls.refreshTokens, {
    'refresh-without-access-token': remove('accessToken'),
    'refresh-revoked-500': withStatus(401, 500),
    'refresh-revoked-accepted': accepted({ data: madeUpSession }),
  }),

  // Tokens
  ignoresTokens(calls.listClaims),
  ignoresTokens(calls.getCustomer),
  ignoresTokens(calls.listPolicies),
  ignoresTokens(calls.getBilling),
  ignoresTokens(calls.listDocuments),
  { name: 'ignores-the-access-token', calls: [calls.listClaims], asks: ignoresAccess },
  ...answersTo(calls.listClaims, {
    'expiry-403': refusal(({ message }) => (message.includes('expired') ? { status: 403 } : {})),
  }),

  // Claims
  {
    name: 'files-a-second-claim-for-the-same-key',
    calls: [calls.fileClaim],
    asks: (request) => {
      request.headers['idempotency-key'] = crypto.randomUUID();
    },
  },
  ...answersTo(calls.fileClaim, {
    'claim-filed-without-number': remove('claimNumber'),
    'claim-number-empty': set('claimNumber', ''),
    'claim-of-the-future-accepted': accepted({ data: { claimNumber: 'HC-1' } }),
  }),
  ...answersTo(calls.listClaims, {
    'claims-in-an-object': change('', (items) => ({ items })),
    'claims-number-of-another-name': rename('*.claimNumber', 'claimNo'),
    'claims-month-99': set('*.createdAt', '2026-99-02T14:05:00.000Z'),
    'claims-moment-in-words': set('*.createdAt', '10/02/2026 14:05'),
    'claims-moment-as-a-number': set('*.createdAt', 1790000000000),
  }),
  ...answersTo(calls.getClaim, {
    'claim-estimate-as-text': set('estimate', '$640.25'),
    'claim-date-of-loss-american': set('dateOfLoss', '09/30/2026'),
    'claim-processor-number-of-another-name': rename('cpClaimNumber', 'processorNumber'),
    'claim-unknown-200': accepted({ data: null }),
    'claim-unknown-500': withStatus(404, 500),
  }),

  // Policies
  ...answersTo(calls.listPolicies, {
    'policy-status-in-capitals': replace('*.*.status', 'current', 'ACTIVE'),
    'policy-cancelled-with-one-l': replace('*.*.status', 'cancelled', 'canceled'),
    'policy-residence-type-in-lower-case': change('*.underwriting.residence.residenceType', () => 'Home'),
    'policies-in-an-object': change('', (policies) => ({ policies })),
    'policies-without-number': remove('*.policyNumber'),
    'policy-current-term-of-another-name': rename('*.currentTerm', 'current'),
    'policy-future-term-of-another-name': rename('*.futureTerm', 'nextTerm'),
    'policy-premium-as-text': change('*.*.annualPremium', String),
    'policy-coverage-in-capitals': change('*.*.coverages.*.code', upperCase),
    'policy-limit-with-commas': change('*.*.coverages.*.limitAmount', () => '10,000'),
    'policy-date-as-a-moment': change('*.*.startDate', (day: string) => `${day}T00:00:00Z`),
  }),
  ...answersTo(calls.changePolicy, {
    'policy-change-without-id': whenSent('changeReason', 'custmodpolpckg', remove('correlationId')),
    'policy-change-of-the-past-due-accepted': accepted({ data: { correlationId: 'c-1' } }),
    'policy-change-refused-without-a-message': refusal(() => ({ body: {} })),
  }),
  ...answersTo(calls.policyChangeStatus, {
    'policy-change-status-in-capitals': change('status', upperCase),
    'policy-change-done-is-completed': replace('status', 'complete', 'completed'),
    'policy-change-unknown-200': accepted({ data: { status: 'complete' } }),
  }),
  ...answersTo(calls.listDocuments, {
    'documents-of-another-layout': change('*.Key', (key: string) => key.split('/').toReversed().join('/')),
    'documents-key-in-lower-case': rename('*.Key', 'key'),
  }),

  // Prices
  ...answersTo(calls.rate, {
    'rate-without-price': remove('monthlyPayment', 'annualPremium'),
    'rate-price-as-text': change('monthlyPayment', String),
  }),
  ...answersTo(calls.preview, {
    'preview-without-prorated-value': remove('proratedValue'),
  }),

  // Customer
  ...answersTo(calls.getCustomer, {
    'customer-without-email': remove('email'),
    'customer-mailing-address-is-the-home-address': change(
      '',
      (customer: { address: object; mailingAddress?: object }) =>
        customer.mailingAddress ? { ...customer, mailingAddress: customer.address } : customer,
    ),
    'customer-contact-preference-in-capitals': change('contactPreference', upperCase),
    'customer-edelivery-as-text': change('edeliveryPreference', String),
    'customer-zip-as-a-number': change('address.zipCode', Number),
    'customer-designee-of-another-name': rename('thirdPartyDesignee.fullName', 'name'),
    'customer-billing-term-in-capitals': change('billingMethod.billingTerm', upperCase),
  }),
  answers(
    'customer-change-refused',
    calls.saveCustomer,
    success(400, { message: 'Unknown field changeDescriptionType.' }),
  ),
  ...answersTo(calls.confirmEmail, {
    'email-confirmed-with-a-wrong-password': refusal(({ message }) =>
      message.includes('expired') ? {} : { status: 200, body: { data: { id: 'e-1' } } },
    ),
    'email-confirmed-without-id': remove('id'),
  }),
  answers('email-change-done-is-confirmed', calls.emailChangeStatus, replace('status', 'complete', 'confirmed')),

  // Billing
  ...answersTo(calls.getBilling, {
    'billing-no-method-in-lower-case': replace('paymentMethod.type', 'NONE', 'none'),
    'billing-card-in-capitals': replace('paymentMethod.type', 'credit_card', 'CREDIT_CARD'),
    'billing-never-past-due': set('pastDue', false),
    'billing-balance-as-text': change('balance', String),
    'billing-payments-of-another-name': rename('paymentHistory', 'payments'),
    'billing-amount-as-text': change('paymentHistory.*.amount', String),
  }),
  answers('billing-term-in-capitals', calls.getBillingTerm, change('billingTerm', upperCase)),
  ...answersTo(calls.updateBillingMethod, {
    'billing-unknown-token-accepted': accepted({ data: {} }),
  }),
  answers('agreement-of-another-name', calls.referenceData, rename('html', 'text')),

  // Envelopes
  answers('customer-without-envelope', calls.getCustomer, (answer) => {
    if (answer.status === 200) answer.body = Reflect.get(Object(answer.body), 'data');
  }),
  answers('policies-data-null', calls.listPolicies, success(200, { data: null })),
];
