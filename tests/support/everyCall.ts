import type { CallName, Gateways } from '../../src/application/ports/Gateways';
import { Money } from '../../src/domain/Money';
import type { RateRequest } from '../../src/domain/policy/rates';
import { aClaim, claimWords } from './claim';
import { aProfile } from './profile';

/** One call of the API, made through its gateway. */
export interface ApiCall {
  readonly call: `${'GET' | 'POST' | 'PUT'} /api/${string}`;
  /** The method of a gateway, "claims.list". The two payloads of PUT /api/auth/password have two. */
  readonly through: CallName;
  readonly make: (gateways: Gateways, signal: AbortSignal) => Promise<unknown>;
  /** The `data` of a success, and the value that the gateway returns for it. */
  readonly success: readonly [data: unknown, value: unknown];
  /** Whether the call is a read, which is aborted when the customer leaves. */
  readonly canBeAborted: boolean;
  /** Whether the reply is not used: any 2xx is a success, unless it is broken JSON or a proxy's page. */
  readonly isSilent: boolean;
}

const tokens = { authToken: 'ada-auth-2', accessToken: 'ada-access-2', refreshToken: 'ada-refresh-2' };

const session = { ...tokens, userName: 'ada@example.com' };

const rateRequest: RateRequest = {
  state: 'NY',
  billingTerm: 'monthly',
  coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }],
  residenceType: 'HOME',
};

const price = { monthlyPayment: 9.99, annualPremium: 109.89 };

const rated = { monthlyPayment: Money.ofCents(999), annualPremium: Money.ofCents(10989) };

const term = {
  startDate: '2026-08-23',
  endDate: '2027-08-23',
  status: 'current',
  coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
};

const claim = { policyNumber: 'NJ-1', status: 'open' };

const claimDetails = {
  ...claim,
  cpClaimNumber: 'CP-7',
  dateOfLoss: '2026-09-30',
  ...claimWords,
};

const profile = aProfile();

const read = { canBeAborted: true, isSilent: false };

const write = { canBeAborted: false, isSilent: false };

const silentWrite = { canBeAborted: false, isSilent: true };

/** Complete by its type: a new method does not compile until it is here. */
const calls: Readonly<Record<CallName, Omit<ApiCall, 'through'>>> = {
  'auth.login': {
    ...write,
    call: 'POST /api/auth/login',
    make: ({ auth }) => auth.login({ userName: 'ada@example.com', password: 'Hearth-2026!' }),
    success: [session, { kind: 'signedIn', session }],
  },
  'auth.checkInvitation': {
    ...write,
    call: 'GET /api/auth/token/{token}',
    make: ({ auth }, signal) => auth.checkInvitation('invite-ny', signal),
    success: [{ userName: 'ada@example.com' }, { kind: 'valid', userName: 'ada@example.com' }],
  },
  'auth.createUser': {
    ...write,
    call: 'PUT /api/auth/user',
    make: ({ auth }) => auth.createUser({ token: 'invite-ny', userName: 'ada@example.com', password: 'Hearth-2027!' }),
    success: [session, session],
  },
  'auth.requestCode': {
    ...silentWrite,
    call: 'POST /api/auth/password',
    make: ({ auth }) => auth.requestCode('ada@example.com'),
    success: [{}, undefined],
  },
  'auth.resetPassword': {
    ...silentWrite,
    call: 'PUT /api/auth/password',
    make: ({ auth }) =>
      auth.resetPassword({ userName: 'ada@example.com', confirmationCode: '246810', password: 'Hearth-2027!' }),
    success: [{}, undefined],
  },
  'auth.confirmTemporaryPassword': {
    ...write,
    call: 'PUT /api/auth/password',
    make: ({ auth }) =>
      auth.confirmTemporaryPassword({ token: 'challenge-1', oldPassword: 'Temp-2026!', password: 'Hearth-2027!' }),
    success: [session, session],
  },
  'auth.sendInvitation': {
    ...silentWrite,
    call: 'POST /api/auth/user/invitation',
    make: ({ auth }) => auth.sendInvitation('ada@example.com'),
    success: [{}, undefined],
  },
  'auth.refresh': {
    ...write,
    call: 'POST /api/auth/user/token',
    make: ({ auth }) => auth.refresh({ userName: 'ada@example.com', refreshToken: 'ada-refresh-1' }),
    success: [tokens, session],
  },
  'claims.submit': {
    ...write,
    call: 'POST /api/claims',
    make: ({ claims }) => claims.submit(aClaim(), '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10'),
    success: [{ claimNumber: 'C-100203' }, 'C-100203'],
  },
  'claims.list': {
    ...read,
    call: 'GET /api/claims',
    make: ({ claims }, signal) => claims.list(signal),
    success: [
      [{ ...claim, claimNumber: 'C-1', createdAt: '2026-10-02T14:05:00Z' }],
      [{ ...claim, reference: 'C-1', createdAt: '2026-10-02T14:05:00.000Z' }],
    ],
  },
  'claims.details': {
    ...read,
    call: 'GET /api/claims/{id}',
    make: ({ claims }, signal) => claims.details('C-1', signal),
    success: [
      { ...claimDetails, claimNumber: 'C-1', createdAt: '2026-10-02T14:05:00Z', estimate: 640.25 },
      { ...claimDetails, reference: 'C-1', createdAt: '2026-10-02T14:05:00.000Z', estimate: 64025 },
    ],
  },
  'policy.list': {
    ...read,
    call: 'GET /api/policies',
    make: ({ policy }, signal) => policy.list(signal),
    success: [
      [
        {
          policyNumber: 'NY-1',
          quoteId: 'Q-1',
          underwriting: { residence: { residenceType: 'HOME' } },
          currentTerm: { ...term, monthlyPremium: 9.99, annualPremium: 109.89 },
        },
      ],
      [
        {
          policyNumber: 'NY-1',
          quoteId: 'Q-1',
          residenceType: 'HOME',
          terms: {
            future: undefined,
            current: { ...term, monthlyPremium: 999, annualPremium: 10989 },
            prior: [],
          },
        },
      ],
    ],
  },
  'policy.cancel': {
    ...silentWrite,
    call: 'PUT /api/policies',
    make: ({ policy }) => policy.cancel('We are moving.'),
    success: [{ correlationId: 'change-1' }, { kind: 'accepted' }],
  },
  'policy.changeCoverages': {
    ...write,
    call: 'PUT /api/policies',
    make: ({ policy }) => policy.changeCoverages([{ code: 'hep' }], 'Updated Policy Coverages'),
    success: [{ correlationId: 'change-1' }, { kind: 'accepted', correlationId: 'change-1' }],
  },
  'policy.changeStatus': {
    ...read,
    call: 'GET /api/policies/status/{correlationId}',
    make: ({ policy }, signal) => policy.changeStatus('change-1', signal),
    success: [{ status: 'complete' }, { kind: 'complete' }],
  },
  'documents.list': {
    ...read,
    call: 'GET /api/policies/documents',
    make: ({ documents }, signal) => documents.list(signal),
    success: [[{ Key: 'NY-1/decPage/2026-08-23.pdf' }], ['NY-1/decPage/2026-08-23.pdf']],
  },
  'rating.rate': {
    ...read,
    call: 'POST /api/rates',
    make: ({ rating }, signal) => rating.rate(rateRequest, signal),
    success: [price, rated],
  },
  'rating.preview': {
    ...read,
    call: 'POST /api/rates/preview',
    make: ({ rating }, signal) => rating.preview('Q-1', rateRequest, signal),
    success: [
      { proratedValue: -12.34, rate: price },
      { kind: 'rated', preview: { ...rated, proratedValue: Money.ofCents(-1234) } },
    ],
  },
  'customer.load': {
    ...read,
    call: 'GET /api/customer',
    make: ({ customer }, signal) => customer.load(signal),
    success: [profile, profile],
  },
  'customer.save': {
    ...silentWrite,
    call: 'PUT /api/customer',
    make: ({ customer }) => customer.save({ phoneNumber: '555-010-9999' }, 'Updated Phone Number'),
    success: [{}, { kind: 'saved' }],
  },
  'customer.requestEmailCode': {
    ...silentWrite,
    call: 'POST /api/customer/email',
    make: ({ customer }) => customer.requestEmailCode('new@example.com'),
    success: [{}, { kind: 'sent' }],
  },
  'customer.confirmEmailChange': {
    ...write,
    call: 'PUT /api/customer/email',
    make: ({ customer }) =>
      customer.confirmEmailChange({
        oldEmail: 'ada@example.com',
        verificationCode: '246810',
        password: 'Hearth-2026!',
      }),
    success: [{ id: 'email-1' }, { kind: 'accepted', changeId: 'email-1' }],
  },
  'customer.emailChangeStatus': {
    ...read,
    call: 'GET /api/customer/email/status/{id}',
    make: ({ customer }, signal) => customer.emailChangeStatus('email-1', signal),
    success: [
      { status: 'failed', message: 'Taken meanwhile.' },
      { kind: 'failed', message: 'Taken meanwhile.' },
    ],
  },
  'billing.history': {
    ...read,
    call: 'GET /api/customer/billingMethod',
    make: ({ billing }, signal) => billing.history(signal),
    success: [
      {
        paymentHistory: [{ createdAt: '2026-10-23T09:00:00Z', action: 'Payment', amount: 9.99, status: 'Success' }],
        paymentMethod: { type: 'credit_card', lastFour: '1111', cardType: 'Visa' },
        pastDue: true,
        balance: 125.5,
      },
      {
        kind: 'loaded',
        value: {
          payments: [{ createdAt: '2026-10-23T09:00:00.000Z', action: 'Payment', amount: 999, status: 'Success' }],
          paymentMethod: { type: 'credit_card', lastFour: '1111', cardType: 'Visa' },
          pastDue: true,
          balance: 12550,
        },
      },
    ],
  },
  'billing.updateMethod': {
    ...silentWrite,
    call: 'PUT /api/customer/billingMethod',
    make: ({ billing }) => billing.updateMethod('token-1'),
    success: [{}, { kind: 'updated' }],
  },
  'billing.term': {
    ...read,
    call: 'GET /api/customer/billingTerm',
    make: ({ billing }, signal) => billing.term(signal),
    success: [{ billingTerm: 'yearly' }, { kind: 'loaded', value: 'yearly' }],
  },
  'billing.updateTerm': {
    ...silentWrite,
    call: 'PUT /api/customer/billingTerm',
    make: ({ billing }) => billing.updateTerm('yearly'),
    success: [{}, undefined],
  },
  'billing.agreement': {
    ...read,
    call: 'GET /api/referencedata',
    make: ({ billing }, signal) => billing.agreement('recurringBilling', signal),
    success: [{ html: '<p>You agree.</p>' }, '<p>You agree.</p>'],
  },
};

/** Every call that the portal makes. */
export const everyCall: readonly ApiCall[] = (Object.keys(calls) as CallName[]).map((through) => ({
  through,
  ...calls[through],
}));
