import { changeSlot } from '../../../tests/support/changeSlot';
import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { confirmEmailChange } from './confirmEmailChange';
import { requestEmailCode } from './requestEmailCode';

const newEmail = 'carmen@example.org';

const verification = { code: '246810', password: 'Hearth-2026!' };

describe('confirmEmailChange', () => {
  it('sends the email that the customer signed in with, and remembers the change', async () => {
    const { record } = await memoryCustomer('nj-current');
    changeSlot(record.profile, { email: 'changed-with-a-claim@example.com' });
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
      const { record } = await memoryCustomer('nj-current');
      const confirm = confirmEmailChange({ confirmEmailChange: () => Promise.reject(failure(kind)) }, record);
      expect(await confirm(verification)).toEqual({ kind: 'rejected' });
      expect(record.email.read().verification).toBe('');
    },
  );

  it('throws when the session has ended', async () => {
    const { record } = await memoryCustomer('nj-current');
    const ended = failure('unauthorized');
    const confirm = confirmEmailChange({ confirmEmailChange: () => Promise.reject(ended) }, record);
    await expect(confirm(verification)).rejects.toBe(ended);
  });
});
