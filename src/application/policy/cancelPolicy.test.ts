import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../ApiFailure';
import { cancelPolicy } from './cancelPolicy';

describe('cancelPolicy', () => {
  it('cancels the policy, here and at the insurer, and marks the session', async () => {
    const { gateways, record, signal, loadPolicy } = await memoryCustomer('nj-current');

    expect(await cancelPolicy(gateways.policy, record)({ reason: 'We are moving.' })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
    await loadPolicy(signal);
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
  });

  it('sends the reason as it was given', async () => {
    const { record } = await memoryCustomer('nj-current');
    const cancel = jest.fn(async () => ({ kind: 'accepted' }) as const);

    await cancelPolicy({ cancel }, record)({ reason: 'Sold the house.' });

    expect(cancel).toHaveBeenCalledWith('Sold the house.');
  });

  it('cancels the policy of a customer whose record does not hold it', async () => {
    const { gateways, record, signal, loadPolicy } = await memoryCustomer('nj-current');
    record.policy.reset();

    expect(await cancelPolicy(gateways.policy, record)({ reason: 'We are moving.' })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toBeUndefined();
    await loadPolicy(signal);
    expect(record.policy.read()?.status).toBe('cancelled');
  });

  it.each(['', '   '])('needs a reason: %j', async (reason) => {
    const { gateways, record } = await memoryCustomer('nj-current');
    const cancel = jest.fn(gateways.policy.cancel);

    expect(await cancelPolicy({ cancel }, record)({ reason })).toEqual({
      kind: 'invalid',
      failure: { field: 'reason', message: 'cancel.reason.required' },
    });
    expect(cancel).not.toHaveBeenCalled();
  });

  it('hands on why the insurer does not cancel, and leaves the policy as it is', async () => {
    const { gateways, record } = await memoryCustomer('nj-cancelled');

    expect(await cancelPolicy(gateways.policy, record)({ reason: 'Again.' })).toEqual({
      kind: 'refused',
      message: 'This policy has already been cancelled.',
    });
    expect(record.policy.read()?.sessionCancel).toBe(false);
  });

  it('leaves the policy as it is when the call fails', async () => {
    const { record } = await memoryCustomer('nj-current');
    const failure = new ApiFailure({ status: 503, message: '' });

    await expect(cancelPolicy({ cancel: () => Promise.reject(failure) }, record)({ reason: 'x' })).rejects.toBe(
      failure,
    );
    expect(record.policy.read()).toMatchObject({ status: 'current', sessionCancel: false });
  });
});
