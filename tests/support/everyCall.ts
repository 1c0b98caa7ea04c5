import { aClaim } from './claim';
import type { Gateways } from '../../src/application/ports/Gateways';
import { Money } from '../../src/domain/Money';
import type { RateRequest } from '../../src/domain/policy/rates';

/** One call of the API, made through its gateway. */
export interface ApiCall {
  /** The purpose of the call. The two payloads of PUT /api/auth/password are two calls. */
  readonly name: string;
  readonly call: `${'GET' | 'POST' | 'PUT'} /api/${string}`;
  /** The method of a gateway, "claims.list". */
  readonly through: string;
  readonly make: (gateways: Gateways, signal: AbortSignal) => Promise<unknown>;
  /** The `data` of a success, and the value that the gateway returns for it. */
  readonly success: readonly [data: unknown, value: unknown];
  /** Whether the call is a read, which is aborted when the customer leaves. */
  readonly canBeAborted: boolean;
}

const address = { address1: '12 Elm Street', city: 'Montclair', state: 'NJ', zipCode: '07042' };

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

const read = { canBeAborted: true } as const;

const write = { canBeAborted: false } as const;

/** Every call that the portal makes. */
export const everyCall: readonly ApiCall[] = [
  {
    ...write,
    name: 'sign in',
    call: 'POST /api/auth/login',
    through: 'auth.login',
    make: ({ auth }) => auth.login({ userName: 'ada@example.com', password: 'Hearth-2026!' }),
    success: [session, { kind: 'signedIn', session }],
  },
  {
    ...write,
    name: 'check an invitation',
    call: 'GET /api/auth/token/{token}',
    through: 'auth.checkInvitation',
    make: ({ auth }, signal) => auth.checkInvitation('invite-ny', signal),
    success: [{ userName: 'ada@example.com' }, { kind: 'valid', userName: 'ada@example.com' }],
  },
  {
    ...write,
    name: 'create a user',
    call: 'PUT /api/auth/user',
    through: 'auth.createUser',
    make: ({ auth }) => auth.createUser({ token: 'invite-ny', userName: 'ada@example.com', password: 'Hearth-2027!' }),
    success: [session, session],
  },
  {
    ...write,
    name: 'request a code',
    call: 'POST /api/auth/password',
    through: 'auth.requestCode',
    make: ({ auth }) => auth.requestCode('ada@example.com'),
    success: [{}, undefined],
  },
  {
    ...write,
    name: 'set a password by code',
    call: 'PUT /api/auth/password',
    through: 'auth.resetPassword',
    make: ({ auth }) =>
      auth.resetPassword({ userName: 'ada@example.com', confirmationCode: '246810', password: 'Hearth-2027!' }),
    success: [{}, undefined],
  },
  {
    ...write,
    name: 'set a password in place of a temporary one',
    call: 'PUT /api/auth/password',
    through: 'auth.confirmTemporaryPassword',
    make: ({ auth }) =>
      auth.confirmTemporaryPassword({ token: 'challenge-1', oldPassword: 'Temp-2026!', password: 'Hearth-2027!' }),
    success: [session, session],
  },
  {
    ...write,
    name: 'send an invitation',
    call: 'POST /api/auth/user/invitation',
    through: 'auth.sendInvitation',
    make: ({ auth }) => auth.sendInvitation('ada@example.com'),
    success: [{}, undefined],
  },
  {
    ...write,
    name: 'refresh the tokens',
    call: 'POST /api/auth/user/token',
    through: 'auth.refresh',
    make: ({ auth }) => auth.refresh({ userName: 'ada@example.com', refreshToken: 'ada-refresh-1' }),
    success: [tokens, session],
  },
  {
    ...write,
    name: 'file a claim',
    call: 'POST /api/claims',
    through: 'claims.submit',
    make: ({ claims }) => claims.submit(aClaim(), '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10'),
    success: [{ claimNumber: 'C-100203' }, 'C-100203'],
  },
  {
    ...read,
    name: 'list the claims',
    call: 'GET /api/claims',
    through: 'claims.list',
    make: ({ claims }, signal) => claims.list(signal),
    success: [
      [{ claimNumber: 'C-1', policyNumber: 'NJ-1', createdAt: '2026-10-02T14:05:00Z', status: 'open' }],
      [{ reference: 'C-1', policyNumber: 'NJ-1', createdAt: '2026-10-02T14:05:00.000Z', status: 'open' }],
    ],
  },
  {
    ...read,
    name: 'read a claim',
    call: 'GET /api/claims/{id}',
    through: 'claims.details',
    make: ({ claims }, signal) => claims.details('C-1', signal),
    success: [
      {
        claimNumber: 'C-1',
        cpClaimNumber: 'CP-7',
        policyNumber: 'NJ-1',
        createdAt: '2026-10-02T14:05:00Z',
        status: 'open',
        dateOfLoss: '2026-09-30',
        equipment: 'Dishwasher',
        estimate: 640.25,
        description: 'Water under the door.',
      },
      {
        reference: 'C-1',
        cpClaimNumber: 'CP-7',
        policyNumber: 'NJ-1',
        createdAt: '2026-10-02T14:05:00.000Z',
        status: 'open',
        dateOfLoss: '2026-09-30',
        equipment: 'Dishwasher',
        estimate: 64025,
        description: 'Water under the door.',
      },
    ],
  },
  {
    ...read,
    name: 'list the policies',
    call: 'GET /api/policies',
    through: 'policy.list',
    make: ({ policy }, signal) => policy.list(signal),
    success: [
      [
        {
          policyNumber: 'NY-1',
          quoteId: 'Q-1',
          underwriting: { residence: { residenceType: 'HOME' } },
          currentTerm: {
            startDate: '2026-08-23',
            endDate: '2027-08-23',
            status: 'current',
            monthlyPremium: 9.99,
            annualPremium: 109.89,
            coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
          },
        },
      ],
      [
        {
          policyNumber: 'NY-1',
          quoteId: 'Q-1',
          residenceType: 'HOME',
          terms: {
            future: undefined,
            current: {
              startDate: '2026-08-23',
              endDate: '2027-08-23',
              status: 'current',
              monthlyPremium: 999,
              annualPremium: 10989,
              coverages: [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
            },
            prior: [],
          },
        },
      ],
    ],
  },
  {
    ...write,
    name: 'cancel the policy',
    call: 'PUT /api/policies',
    through: 'policy.cancel',
    make: ({ policy }) => policy.cancel('We are moving.'),
    success: [{ correlationId: 'change-1' }, { kind: 'accepted' }],
  },
  {
    ...write,
    name: 'change the coverages',
    call: 'PUT /api/policies',
    through: 'policy.changeCoverages',
    make: ({ policy }) => policy.changeCoverages([{ code: 'hep' }], 'Updated Policy Coverages'),
    success: [{ correlationId: 'change-1' }, { kind: 'accepted', correlationId: 'change-1' }],
  },
  {
    ...read,
    name: 'poll a change of the policy',
    call: 'GET /api/policies/status/{correlationId}',
    through: 'policy.changeStatus',
    make: ({ policy }, signal) => policy.changeStatus('change-1', signal),
    success: [{ status: 'complete' }, { kind: 'complete' }],
  },
  {
    ...read,
    name: 'list the documents',
    call: 'GET /api/policies/documents',
    through: 'documents.list',
    make: ({ documents }, signal) => documents.list(signal),
    success: [[{ Key: 'NY-1/decPage/2026-08-23.pdf' }], ['NY-1/decPage/2026-08-23.pdf']],
  },
  {
    ...read,
    name: 'rate',
    call: 'POST /api/rates',
    through: 'rating.rate',
    make: ({ rating }, signal) => rating.rate(rateRequest, signal),
    success: [price, rated],
  },
  {
    ...read,
    name: 'preview a rate',
    call: 'POST /api/rates/preview',
    through: 'rating.preview',
    make: ({ rating }, signal) => rating.preview('Q-1', rateRequest, signal),
    success: [
      { proratedValue: -12.34, rate: price },
      { kind: 'rated', preview: { annualPremium: rated.annualPremium, proratedValue: Money.ofCents(-1234) } },
    ],
  },
  {
    ...read,
    name: 'read the profile',
    call: 'GET /api/customer',
    through: 'customer.load',
    make: ({ customer }, signal) => customer.load(signal),
    success: [
      { firstName: 'Ada', lastName: 'Jensen', phoneNumber: '555-010-2030', email: 'ada@example.com', address },
      {
        firstName: 'Ada',
        middleInitial: '',
        lastName: 'Jensen',
        phoneNumber: '555-010-2030',
        email: 'ada@example.com',
        address,
        contactPreference: 'email',
        edeliveryPreference: true,
      },
    ],
  },
  {
    ...write,
    name: 'save the profile',
    call: 'PUT /api/customer',
    through: 'customer.save',
    make: ({ customer }) => customer.save({ phoneNumber: '555-010-9999' }, 'Updated Phone Number'),
    success: [{}, { kind: 'saved' }],
  },
  {
    ...write,
    name: 'request an email code',
    call: 'POST /api/customer/email',
    through: 'customer.requestEmailCode',
    make: ({ customer }) => customer.requestEmailCode('new@example.com'),
    success: [{}, { kind: 'sent' }],
  },
  {
    ...write,
    name: 'confirm the new email',
    call: 'PUT /api/customer/email',
    through: 'customer.confirmEmailChange',
    make: ({ customer }) =>
      customer.confirmEmailChange({
        oldEmail: 'ada@example.com',
        verificationCode: '246810',
        password: 'Hearth-2026!',
      }),
    success: [{ id: 'email-1' }, { kind: 'accepted', changeId: 'email-1' }],
  },
  {
    ...read,
    name: 'poll a change of the email',
    call: 'GET /api/customer/email/status/{id}',
    through: 'customer.emailChangeStatus',
    make: ({ customer }, signal) => customer.emailChangeStatus('email-1', signal),
    success: [
      { status: 'failed', message: 'Taken meanwhile.' },
      { kind: 'failed', message: 'Taken meanwhile.' },
    ],
  },
  {
    ...read,
    name: 'read the billing history',
    call: 'GET /api/customer/billingMethod',
    through: 'billing.history',
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
  {
    ...write,
    name: 'update the payment method',
    call: 'PUT /api/customer/billingMethod',
    through: 'billing.updateMethod',
    make: ({ billing }) => billing.updateMethod('token-1'),
    success: [{}, { kind: 'updated' }],
  },
  {
    ...read,
    name: 'read the billing term',
    call: 'GET /api/customer/billingTerm',
    through: 'billing.term',
    make: ({ billing }, signal) => billing.term(signal),
    success: [{ billingTerm: 'yearly' }, { kind: 'loaded', value: 'yearly' }],
  },
  {
    ...write,
    name: 'update the billing term',
    call: 'PUT /api/customer/billingTerm',
    through: 'billing.updateTerm',
    make: ({ billing }) => billing.updateTerm('yearly'),
    success: [{}, undefined],
  },
  {
    ...read,
    name: 'read an agreement',
    call: 'GET /api/referencedata',
    through: 'billing.agreement',
    make: ({ billing }, signal) => billing.agreement('UPDTPYMNT', signal),
    success: [{ html: '<p>You agree.</p>' }, '<p>You agree.</p>'],
  },
];
