import { failure, lostReply } from '../../../tests/support/failure';
import { policyUseCases } from '../../../tests/support/useCases';
import { type MemoryCustomer, memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import type { PolicyGateway } from '../ports/PolicyGateway';

const cancelPolicy = ({ gateways, record }: MemoryCustomer, cancel: PolicyGateway['cancel'] = gateways.policy.cancel) =>
  policyUseCases({ ...gateways, record, policy: { ...gateways.policy, cancel } }).cancel.cancelPolicy;

describe('cancelPolicy', () => {
  it('cancels the policy in the record and at the insurer, and marks the session @POLICY-23', async () => {
    const customer = await memoryCustomer('nj-current');
    const { record, signal, loadPolicy } = customer;

    expect(await cancelPolicy(customer)({ reason: 'We are moving.' })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
    await loadPolicy(signal);
    expect(record.policy.read()).toMatchObject({ status: 'cancelled', sessionCancel: true });
  });

  it('sends the reason with a key @POLICY-26 @POLICY-83', async () => {
    const customer = await memoryCustomer('nj-current');
    const cancel = jest.fn(async () => ({ kind: 'accepted' }) as const);

    await cancelPolicy(customer, cancel)({ reason: 'Sold the house.' });

    expect(cancel).toHaveBeenCalledWith('Sold the house.', 'key-1');
  });

  it('cancels a policy that the record lacks', async () => {
    const customer = await memoryCustomer('nj-current');
    const { record, signal, loadPolicy } = customer;
    record.policy.reset();

    expect(await cancelPolicy(customer)({ reason: 'We are moving.' })).toEqual({ kind: 'cancelled' });
    expect(record.policy.read()).toBeUndefined();
    await loadPolicy(signal);
    expect(record.policy.read()?.status).toBe('cancelled');
  });

  it.each(['', '   '])('requires a reason: %j @POLICY-21', async (reason) => {
    const customer = await memoryCustomer('nj-current');
    const { gateways } = customer;
    const cancel = jest.fn(gateways.policy.cancel);

    expect(await cancelPolicy(customer, cancel)({ reason })).toEqual({
      kind: 'invalid',
      error: { field: 'reason', message: 'cancel.reason.required' },
    });
    expect(cancel).not.toHaveBeenCalled();
  });

  it('returns the insurer’s refusal, and does not change the policy @POLICY-27', async () => {
    const customer = await memoryCustomer('nj-cancelled');
    const { record } = customer;

    expect(await cancelPolicy(customer)({ reason: 'Again.' })).toEqual({
      kind: 'refused',
      message: 'This policy has already been cancelled.',
    });
    expect(record.policy.read()?.sessionCancel).toBe(false);
  });

  it.each<[string, (policy: PolicyWithTerms) => readonly PolicyWithTerms[]]>([
    ['has no terms', (policy) => [{ ...policy, terms: { prior: [] } }]],
    ['is not listed', () => []],
  ])('does not know the outcome if the reply is lost and the policy %s @POLICY-31', async (_, becomes) => {
    const customer = await memoryCustomer('nj-current');
    const { record, gateways, account, signal } = customer;
    account.policies = account.policies.flatMap(becomes);
    const policy = { ...gateways.policy, cancel: lostReply };
    const useCases = policyUseCases({ ...gateways, record, policy }).cancel;

    expect(await useCases.cancelPolicy({ reason: 'We are moving.' })).toEqual({ kind: 'unknown' });
    expect(await useCases.findOutCancellation(signal)).toEqual({ kind: 'unknown' });
    expect(record.sent.read()['cancellation']?.isNotDone).toBe(false);
  });

  it('throws any other failure, and does not change the policy @POLICY-28', async () => {
    const customer = await memoryCustomer('nj-current');
    const { record } = customer;
    const other = failure();

    const cancel = cancelPolicy(customer, () => Promise.reject(other));
    await expect(cancel({ reason: 'x' })).rejects.toBe(other);
    expect(record.sent.read()).toEqual({});
    expect(record.policy.read()).toMatchObject({ status: 'current', sessionCancel: false });
  });
});
