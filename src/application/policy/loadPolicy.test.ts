import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../ApiFailure';
import { PolicyWithoutTerms, loadPolicy } from './loadPolicy';

describe('loadPolicy', () => {
  it('brings the policy into the record, as its term shows it', async () => {
    const { record, account } = await memoryCustomer('nj-current');
    expect(record.policy.read()).toMatchObject({
      policyNumber: account.policies[0]?.policyNumber,
      status: 'current',
      termStart: account.policies[0]?.terms.current?.startDate,
      sessionCancel: false,
    });
  });

  it('keeps that the customer cancelled it in this session', async () => {
    const { record, loadPolicy: load, signal } = await memoryCustomer('nj-current');
    const policy = record.policy.read();
    if (policy) record.policy.write({ ...policy, sessionCancel: true });

    await load(signal);

    expect(record.policy.read()?.sessionCancel).toBe(true);
  });

  it('leaves the record as it is where there is no policy', async () => {
    const { record } = await memoryCustomer('nj-nopolicy');
    expect(record.policy.read()).toBeUndefined();
  });

  it('throws for a policy without terms, and leaves the record as it is', async () => {
    const { record, gateways, account, signal } = await memoryCustomer('nj-current');
    const before = record.policy.read();
    const [policy] = account.policies;
    if (policy) account.policies = [{ ...policy, terms: { prior: [] } }];

    await expect(loadPolicy(gateways.policy, record)(signal)).rejects.toThrow(PolicyWithoutTerms);
    await expect(loadPolicy(gateways.policy, record)(signal)).rejects.toThrow(
      expect.objectContaining({ name: 'PolicyWithoutTerms', message: `Policy ${before?.policyNumber} has no terms.` }),
    );
    expect(record.policy.read()).toBe(before);
  });

  it('throws what fails, and leaves the record as it is', async () => {
    const { record, signal } = await memoryCustomer('nj-current');
    const before = record.policy.read();
    const failure = new ApiFailure({ status: 500, message: '' });

    await expect(loadPolicy({ list: () => Promise.reject(failure) }, record)(signal)).rejects.toBe(failure);
    expect(record.policy.read()).toBe(before);
  });
});
