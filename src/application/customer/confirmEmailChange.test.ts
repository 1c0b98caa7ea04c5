import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure, type FailureKind } from '../ApiFailure';
import { confirmEmailChange } from './confirmEmailChange';

const verification = { code: '246810', password: 'Hearth-2026!' };

const failing = async (kind: FailureKind) => {
  const { record } = await memoryCustomer('nj-current');
  const failure = new ApiFailure({ kind, status: 0, message: '' });
  const confirm = confirmEmailChange({ confirmEmailChange: () => Promise.reject(failure) }, record);
  return { confirm, failure, record };
};

describe('confirmEmailChange', () => {
  it('remembers an accepted change', async () => {
    const { record, gateways } = await memoryCustomer('nj-current');
    await gateways.customer.requestEmailCode('carmen@example.com');
    record.email.write({ email: 'carmen@example.com', verification: '' });

    const reply = await confirmEmailChange(gateways.customer, record)(verification);

    expect(reply).toEqual({ kind: 'accepted', changeId: record.email.read().verification });
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
