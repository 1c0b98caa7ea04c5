import { failures } from '../../../scripts/pact/says';
import { aClaim } from '../../support/claim';
import { type Interaction, anyCustomer, fromState, refusal, session } from '../Interaction';

type Read = Pick<Interaction, 'path' | 'act'>;

const claims: Read = {
  path: '/api/claims',
  act: (gateways, signal) => gateways.claims.list(signal),
};

/** One call of each area of the API. */
const reads: Readonly<Record<string, Read>> = {
  'the claims are': claims,
  'a claim is': {
    path: '/api/claims/HC-204417',
    act: (gateways, signal) => gateways.claims.details('HC-204417', signal),
  },
  'the policies are': {
    path: '/api/policies',
    act: ({ policy }, signal) => policy.list(signal),
  },
  'the documents are': {
    path: '/api/policies/documents',
    act: ({ documents }, signal) => documents.list(signal),
  },
  'the profile is': {
    path: '/api/customer',
    act: ({ customer }, signal) => customer.load(signal),
  },
  'the billing history is': {
    path: '/api/customer/billingMethod',
    act: ({ billing }, signal) => billing.history(signal),
  },
};

const refused = { status: 401, outcome: { failure: { status: 401, message: '' } } } as const;

const key = '5b7c7c1e-2f0b-4f43-9a53-6d2c1c1f5e15';

const claim = aClaim();

type Write = Pick<Interaction, 'method' | 'path' | 'act' | 'body' | 'headers'>;

const filing: Write = {
  method: 'POST',
  path: '/api/claims',
  headers: { 'Idempotency-Key': key },
  body: { ...claim, estimate: 1234.5, status: 'open' },
  act: ({ claims: gateway }) => gateway.submit(claim, key),
};

/** Writes of each area. */
const writes: Readonly<Record<string, Write>> = {
  'a claim is filed': filing,
  'the policy is cancelled': {
    method: 'PUT',
    path: '/api/policies',
    body: { changeReason: 'custcancelled', changeReasonDescription: 'We are moving.' },
    act: ({ policy }) => policy.cancel('We are moving.'),
  },
  'the profile is saved': {
    method: 'PUT',
    path: '/api/customer',
    body: { edeliveryPreference: false, changeReasonDescription: 'Updated eDevlivery Preference' },
    act: ({ customer }) => customer.save({ edeliveryPreference: false }, 'Updated eDevlivery Preference'),
  },
  'the billing term is changed': {
    method: 'PUT',
    path: '/api/customer/billingTerm',
    body: { billingTerm: 'yearly' },
    act: ({ billing }) => billing.updateTerm('yearly'),
  },
  'the payment method is changed': {
    method: 'PUT',
    path: '/api/customer/billingMethod',
    body: { billingToken: 'no-such-token' },
    act: ({ billing }) => billing.updateMethod('no-such-token'),
  },
  'an email code is requested': {
    method: 'POST',
    path: '/api/customer/email',
    body: { email: 'new.address@example.com' },
    act: ({ customer }) => customer.requestEmailCode('new.address@example.com'),
  },
};

const unknownTokens = { 'x-falcon-auth': 'no-such-token', 'x-falcon-access': 'no-such-token' };

const asStranger = { ...session, authToken: 'no-such-token', accessToken: 'no-such-token' };

/** What the tokens of a call are for. */
export const tokensInteractions: readonly Interaction[] = [
  ...Object.entries(writes).map(([what, { headers, ...write }]): Interaction => ({
    ...write,
    ...refused,
    description: `${what} with unknown tokens`,
    given: [anyCustomer],
    headers: { ...headers, ...unknownTokens },
    as: asStranger,
  })),
  ...Object.entries(reads).map(([what, read]): Interaction => ({
    ...read,
    ...refused,
    description: `${what} read with unknown tokens`,
    given: [anyCustomer],
    method: 'GET',
    headers: unknownTokens,
    as: asStranger,
  })),
  { ...filing, ...refused, description: 'a claim is filed without tokens', given: [anyCustomer], as: 'a stranger' },
  {
    ...claims,
    ...refused,
    description: 'the claims are read without tokens',
    given: [anyCustomer],
    method: 'GET',
    as: 'a stranger',
  },
  {
    ...claims,
    ...refused,
    description: 'the claims are read with an unknown access token',
    given: [anyCustomer],
    method: 'GET',
    headers: { 'x-falcon-auth': fromState('authToken', session.authToken), 'x-falcon-access': 'no-such-token' },
    as: { ...session, accessToken: 'no-such-token' },
  },
  {
    ...claims,
    description: 'the claims are read with tokens that have expired',
    given: [anyCustomer, 'tokens-expired'],
    method: 'GET',
    headers: {
      'x-falcon-auth': fromState('authToken', session.authToken),
      'x-falcon-access': fromState('accessToken', session.accessToken),
    },
    status: 401,
    reply: refusal('The incoming token has expired'),
    says: failures.tokenExpired,
    afterRefresh: [],
    outcome: { value: [] },
  },
];
