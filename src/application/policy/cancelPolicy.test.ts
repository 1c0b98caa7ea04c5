import { policyUseCases } from '../../../tests/support/useCases';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../ApiFailure';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { PolicyGateway } from '../ports/PolicyGateway';
import { loadPolicy } from './loadPolicy';

const cancelPolicy = (policies: PolicyGateway, record: CustomerRecord) =>
  policyUseCases({
    record,
    policies,
    loadPolicy: loadPolicy(policies, record),
    pollChange: () => Promise.reject(new Error('Nothing is polled.')),
  }).cancelPolicy;

describe('cancelPolicy', () => {
  it('cancels the policy in the record and at the insurer, and marks the session @POLICY-23', async () => {
    const { gateways, record, signal, loadPolicy } = await memoryCustomer('nj-current');

    expect(await cancelPolicy(gateways.policy, record)({ reason: 'We are moving.' })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
    await loadPolicy(signal);
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
  });

  it('sends the reason with a key @POLICY-26 @POLICY-83', async () => {
    const { record, gateways } = await memoryCustomer('nj-current');
    const cancel = jest.fn(async () => ({ kind: 'accepted' }) as const);

    await cancelPolicy({ ...gateways.policy, cancel }, record)({ reason: 'Sold the house.' });

    expect(cancel).toHaveBeenCalledWith('Sold the house.', 'key-1');
  });

  it('cancels a policy that the record lacks', async () => {
    const { gateways, record, signal, loadPolicy } = await memoryCustomer('nj-current');
    record.policy.reset();

    expect(await cancelPolicy(gateways.policy, record)({ reason: 'We are moving.' })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toBeUndefined();
    await loadPolicy(signal);
    expect(record.policy.read()?.status).toBe('cancelled');
  });

  it.each(['', '   '])('requires a reason: %j @POLICY-21', async (reason) => {
    const { gateways, record } = await memoryCustomer('nj-current');
    const cancel = jest.fn(gateways.policy.cancel);

    expect(await cancelPolicy({ ...gateways.policy, cancel }, record)({ reason })).toEqual({
      kind: 'invalid',
      error: { field: 'reason', message: 'cancel.reason.required' },
    });
    expect(cancel).not.toHaveBeenCalled();
  });

  it('returns the insurer’s refusal, and does not change the policy @POLICY-27', async () => {
    const { gateways, record } = await memoryCustomer('nj-cancelled');

    expect(await cancelPolicy(gateways.policy, record)({ reason: 'Again.' })).toEqual({
      kind: 'refused',
      message: 'This policy has already been cancelled.',
    });
    expect(record.policy.read()?.sessionCancel).toBe(false);
  });

  it('throws any other failure, and does not change the policy @POLICY-28', async () => {
    const { record, gateways } = await memoryCustomer('nj-current');
    const failure = new ApiFailure({ kind: 'other', status: 503, message: '' });

    const cancel = cancelPolicy({ ...gateways.policy, cancel: () => Promise.reject(failure) }, record);
    await expect(cancel({ reason: 'x' })).rejects.toBe(failure);
    expect(record.sent.read()).toEqual({});
    expect(record.policy.read()).toMatchObject({ status: 'current', sessionCancel: false });
  });
});
