import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure, type FailureKind } from '../ApiFailure';
import { confirmEmailChange } from './confirmEmailChange';
import { requestEmailCode } from './requestEmailCode';

const newEmail = 'carmen@example.org';

const verification = { code: '246810', password: 'Hearth-2026!' };

const failing = async (kind: FailureKind) => {
  const { record } = await memoryCustomer('nj-current');
  const failure = new ApiFailure({ kind, status: 0, message: '' });
  const confirm = confirmEmailChange({ confirmEmailChange: () => Promise.reject(failure) }, record);
  return { confirm, failure, record };
};

describe('confirmEmailChange', () => {
  it('sends the email that the customer signed in with, and remembers the change', async () => {
    const { record } = await memoryCustomer('nj-current');
    const profile = record.profile.read();
    if (profile) record.profile.write({ ...profile, email: 'changed-with-a-claim@example.com' });
    record.email.write({ email: newEmail, verification: '' });
    const sent: unknown[] = [];
    const confirm = confirmEmailChange(
      {
        confirmEmailChange: async (change) => {
          sent.push(change);
          return { kind: 'accepted', changeId: 'email-7' };
        },
      },
      record,
    );
    expect(await confirm(verification)).toEqual({ kind: 'accepted', changeId: 'email-7' });
    expect(sent).toEqual([
      { oldEmail: 'nj-current@example.com', verificationCode: '246810', password: 'Hearth-2026!' },
    ]);
    expect(record.email.read()).toEqual({ email: newEmail, verification: 'email-7' });
  });

  it.each([
    ['111111', 'expired'],
    ['999999', 'tooManyAttempts'],
    ['000000', 'rejected'],
  ])('answers to the code %s that it is %s', async (code, kind) => {
    const { gateways, record } = await memoryCustomer('nj-current');
    await requestEmailCode(gateways.customer, record)(newEmail);
    expect(await confirmEmailChange(gateways.customer, record)({ ...verification, code })).toEqual({ kind });
    expect(record.email.read()).toEqual({ email: newEmail, verification: '' });
  });

  it.each(['unknownOutcome', 'notFound', 'other'] as const)(
    'is rejected after a failure %s @PROFILE-37',
    async (kind) => {
      const { confirm, record } = await failing(kind);
      expect(await confirm(verification)).toEqual({ kind: 'rejected' });
      expect(record.email.read().verification).toBe('');
    },
  );

  it('throws when the session has ended', async () => {
    const { confirm, failure } = await failing('unauthorized');
    await expect(confirm(verification)).rejects.toBe(failure);
  });
});
