import { changeSlot } from '../../../tests/support/changeSlot';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { PolicyWithoutTerms, loadPolicy } from './loadPolicy';

describe('loadPolicy', () => {
  it('loads the policy into the record with the facts of its term @POLICY-10 @POLICY-17', async () => {
    const { record, account } = await memoryCustomer('nj-current');
    expect(record.policy.read()).toMatchObject({
      policyNumber: account.policies[0]?.policyNumber,
      status: 'current',
      termStart: account.policies[0]?.terms.current?.startDate,
      sessionCancel: false,
    });
  });

  it('keeps a policy cancelled that the customer cancelled in this session @POLICY-25', async () => {
    const { record, loadPolicy: load, signal } = await memoryCustomer('nj-current');
    changeSlot(record.policy, { sessionCancel: true });

    await load(signal);

    expect(record.policy.read()).toMatchObject({ sessionCancel: true, status: 'cancelled' });
  });

  it('does not change the record for an empty list @POLICY-12', async () => {
    const { record, account, loadPolicy: load, signal } = await memoryCustomer('nj-current');
    const before = record.policy.read();
    account.policies = [];

    await load(signal);

    expect(record.policy.read()).toBe(before);
  });

  it('throws for a policy without terms, and does not change the record @FAULT-29 @POLICY-11', async () => {
    const { record, gateways, account, signal } = await memoryCustomer('nj-current');
    const before = record.policy.read();
    const [policy] = account.policies;
    if (policy) account.policies = [{ ...policy, terms: { prior: [] } }];

    await expect(loadPolicy({ policy: gateways.policy, record })(signal)).rejects.toThrow(PolicyWithoutTerms);
    await expect(loadPolicy({ policy: gateways.policy, record })(signal)).rejects.toThrow(
      expect.objectContaining({ name: 'PolicyWithoutTerms', message: 'A policy has no terms.' }),
    );
    expect(record.policy.read()).toBe(before);
  });
});
