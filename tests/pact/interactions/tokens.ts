import { type Interaction, anyCustomer, fromState, session } from '../Interaction';

type Read = Pick<Interaction, 'path' | 'act'>;

const claims: Read = {
  path: '/api/claims',
  act: (gateways, signal) => gateways.claims.list(signal),
};

/** One call of each area of the API. */
const reads: Readonly<Record<string, Read>> = {
  claims,
  policies: {
    path: '/api/policies',
    act: ({ policy }, signal) => policy.list(signal),
  },
  documents: {
    path: '/api/policies/documents',
    act: ({ documents }, signal) => documents.list(signal),
  },
  profile: {
    path: '/api/customer',
    act: ({ customer }, signal) => customer.load(signal),
  },
  'billing history': {
    path: '/api/customer/billingMethod',
    act: ({ billing }, signal) => billing.history(signal),
  },
};

const refused = { status: 401, outcome: { failure: { status: 401, message: '' } } } as const;

/** What the tokens of a call are for. */
export const tokensInteractions: readonly Interaction[] = [
  ...Object.entries(reads).map(([what, read]): Interaction => ({
    ...read,
    ...refused,
    description: `the ${what} are read with unknown tokens`,
    given: [anyCustomer],
    method: 'GET',
    headers: { 'x-falcon-auth': 'no-such-token', 'x-falcon-access': 'no-such-token' },
    as: { ...session, authToken: 'no-such-token', accessToken: 'no-such-token' },
  })),
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
    reply: { message: 'The incoming token has expired' },
    afterRenewal: [],
    outcome: { value: [] },
  },
];
