import type { CallName, Gateways } from '../../src/application/ports/Gateways';
import { aClaim } from '../support/claim';
import { everyCall } from '../support/everyCall';
import { type FakeNetwork, data, fakeNetwork } from '../support/FakeNetwork';
import { adasGateways } from './adasGateways';

type Make = (gateways: Gateways, signal: AbortSignal) => Promise<unknown>;

const networkAfter = async (make: Make, answer: unknown): Promise<FakeNetwork> => {
  const network = fakeNetwork(() => data(answer));
  await make(adasGateways(network.fetch), new AbortController().signal);
  return network;
};

const sent = async (make: Make, answer: unknown): Promise<readonly [call: string, body: unknown]> => {
  const network = await networkAfter(make, answer);
  expect(network.calls).toHaveLength(1);
  return [network.log()[0] ?? '', network.calls[0]?.body];
};

const expectSent = async (through: CallName, call: string, body?: object): Promise<void> => {
  const made = everyCall.find((each) => each.through === through);
  if (made === undefined) throw new Error(`${through} is not a call`);
  expect(await sent(made.make, made.success[0])).toEqual([call, body]);
};

const key = '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10';
const password = 'Hearth-2027!';
const coverages = [{ code: 'bul', limitAmount: '10000', deductible: '500' }];
const rateBody = { state: 'NY', billingTerm: 'monthly', coverages, metadata: { residenceType: 'HOME' } };

const writes: readonly (readonly [string, Make])[] = [
  ['a claim', ({ claims }) => claims.submit(aClaim(), key)],
  ['a cancellation', ({ policy }) => policy.cancel('We are moving.', key)],
  ['a coverage change', ({ policy }) => policy.changeCoverages([{ code: 'hep' }], 'Updated Policy Coverages', key)],
  ['a payment method', ({ billing }) => billing.updateMethod('token-1', key)],
  ['a profile', ({ customer }) => customer.save({ phoneNumber: '555-010-9999' }, 'Updated Phone Number', key)],
  ['a billing term', ({ billing }) => billing.updateTerm('yearly', key)],
];

describe('The portal', () => {
  it.each(writes)('sends %s with its Idempotency-Key @WIRE-51', async (_, make) => {
    const { calls } = await networkAfter(make, { claimNumber: 'C-1', correlationId: 'change-1' });
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key]);
  });

  it('signs in with POST /api/auth/login @WIRE-1', () =>
    expectSent('auth.login', 'POST /api/auth/login', { userName: 'ada@example.com', password: 'Hearth-2026!' }));

  it('checks an invitation with GET /api/auth/token/{token} @WIRE-2', () =>
    expectSent('auth.checkInvitation', 'GET /api/auth/token/invite-ny'));

  it('creates a user with PUT /api/auth/user @WIRE-3', () =>
    expectSent('auth.createUser', 'PUT /api/auth/user', {
      userToken: 'invite-ny',
      userName: 'ada@example.com',
      password,
    }));

  it('requests a code with POST /api/auth/password @WIRE-4', () =>
    expectSent('auth.requestCode', 'POST /api/auth/password', { userName: 'ada@example.com' }));

  it('sets a password by code with PUT /api/auth/password @WIRE-5', () =>
    expectSent('auth.resetPassword', 'PUT /api/auth/password', {
      userName: 'ada@example.com',
      confirmationCode: '246810',
      password,
    }));

  it('requests an invitation with POST /api/auth/user/invitation @WIRE-6', () =>
    expectSent('auth.sendInvitation', 'POST /api/auth/user/invitation', { userName: 'ada@example.com' }));

  it('replaces a temporary password with PUT /api/auth/password @WIRE-7', () =>
    expectSent('auth.confirmTemporaryPassword', 'PUT /api/auth/password', {
      token: 'challenge-1',
      oldPassword: 'Temp-2026!',
      password,
    }));

  it('refreshes tokens with POST /api/auth/user/token @WIRE-8', () =>
    expectSent('auth.refresh', 'POST /api/auth/user/token', {
      userName: 'ada@example.com',
      refreshToken: 'ada-refresh-1',
    }));

  it('files a claim with POST /api/claims @WIRE-9 @CLAIM-42', () =>
    expectSent('claims.submit', 'POST /api/claims', {
      description: expect.any(String),
      equipment: 'Boiler',
      estimate: 1234.5,
      dateOfLoss: '2026-11-14',
      status: 'open',
    }));

  it('lists the claims with GET /api/claims @WIRE-10', () => expectSent('claims.list', 'GET /api/claims'));

  it('reads a claim with GET /api/claims/{id} @WIRE-11', () => expectSent('claims.details', 'GET /api/claims/C-1'));

  it('lists the policies with GET /api/policies @WIRE-12', () => expectSent('policy.list', 'GET /api/policies'));

  it('cancels the policy with PUT /api/policies and the reason custcancelled @WIRE-13 @POLICY-26', () =>
    expectSent('policy.cancel', 'PUT /api/policies', {
      changeReason: 'custcancelled',
      changeReasonDescription: 'We are moving.',
    }));

  it('changes the coverages with PUT /api/policies and the reason custmodpolpckg @WIRE-14 @POLICY-62', () =>
    expectSent('policy.changeCoverages', 'PUT /api/policies', {
      changeReason: 'custmodpolpckg',
      changeReasonDescription: 'Updated Policy Coverages',
      coverages: [{ code: 'hep' }],
    }));

  it('polls a policy change with GET /api/policies/status/{correlationId} @WIRE-15', () =>
    expectSent('policy.changeStatus', 'GET /api/policies/status/change-1'));

  it('lists the documents with GET /api/policies/documents @WIRE-16', () =>
    expectSent('documents.list', 'GET /api/policies/documents'));

  it('rates coverages with POST /api/rates @WIRE-17', () => expectSent('rating.rate', 'POST /api/rates', rateBody));

  it('previews a change with POST /api/rates/preview @WIRE-18 @POLICY-63', () =>
    expectSent('rating.preview', 'POST /api/rates/preview', { quoteId: 'Q-1', rateBody }));

  it('reads the profile with GET /api/customer @WIRE-19', () => expectSent('customer.load', 'GET /api/customer'));

  it('saves the changed fields of the profile with PUT /api/customer and what changed @WIRE-20', async () => {
    await expectSent('customer.save', 'PUT /api/customer', {
      phoneNumber: '555-010-9999',
      changeReasonDescription: 'Updated Phone Number',
    });
    const name = { firstName: 'Ada', middleInitial: '', lastName: 'Jensen' };
    const changeReasonDescription = 'Updated Customer Name';
    expect(await sent(({ customer }) => customer.save(name, changeReasonDescription), {})).toEqual([
      'PUT /api/customer',
      { ...name, changeDescriptionType: 'name', changeReasonDescription },
    ]);
  });

  it('requests an email code with POST /api/customer/email @WIRE-21', () =>
    expectSent('customer.requestEmailCode', 'POST /api/customer/email', { email: 'new@example.com' }));

  it('confirms an email with PUT /api/customer/email and the old email @WIRE-22', () =>
    expectSent('customer.confirmEmailChange', 'PUT /api/customer/email', {
      username: 'ada@example.com',
      verificationCode: '246810',
      password: 'Hearth-2026!',
    }));

  it('polls an email change with GET /api/customer/email/status/{id} @WIRE-23', () =>
    expectSent('customer.emailChangeStatus', 'GET /api/customer/email/status/email-1'));

  it('reads the billing history with GET /api/customer/billingMethod @WIRE-24', () =>
    expectSent('billing.history', 'GET /api/customer/billingMethod'));

  it('updates the payment method with PUT /api/customer/billingMethod @BILLING-31 @BILLING-69 @WIRE-25', () =>
    expectSent('billing.updateMethod', 'PUT /api/customer/billingMethod', { billingToken: 'token-1' }));

  it('reads the billing term with GET /api/customer/billingTerm @WIRE-26', () =>
    expectSent('billing.term', 'GET /api/customer/billingTerm'));

  it('updates the billing term with PUT /api/customer/billingTerm @WIRE-27', () =>
    expectSent('billing.updateTerm', 'PUT /api/customer/billingTerm', { billingTerm: 'yearly' }));

  it('reads an agreement with GET /api/referencedata and its code @WIRE-28', async () => {
    await expectSent('billing.agreement', 'GET /api/referencedata?cat=agreement&id=UPDTPYMNT');
    const [call] = await sent(({ billing }, signal) => billing.agreement('NONRECURBILL', signal), {
      html: '<p>Yes.</p>',
    });
    expect(call).toBe('GET /api/referencedata?cat=agreement&id=NONRECURBILL');
  });
});
