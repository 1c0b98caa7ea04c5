import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { completeRecord } from './completeRecord';

describe('completeRecord', () => {
  it('loads policy and profile of a customer who did not come from the dashboard', async () => {
    const { record, loadPolicy, loadProfile, signal } = await memoryCustomer('ny-current');
    record.policy.reset();
    record.profile.reset();

    await completeRecord({ record, loadPolicy, loadProfile })(signal);

    expect(record.policy.read()?.policyNumber).toBe('HP-10010001');
    expect(record.profile.read()?.firstName).toBe('Nora');
  });

  it('asks for nothing that the record has', async () => {
    const { record, signal } = await memoryCustomer('ny-current');
    const load = jest.fn();

    await completeRecord({ record, loadPolicy: load, loadProfile: load })(signal);

    expect(load).not.toHaveBeenCalled();
  });
});
