import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { loadProfile } from './loadProfile';

describe('loadProfile', () => {
  it('brings the profile into the record, in place of the one that was there', async () => {
    const { record, account, gateways, signal } = await memoryCustomer('nj-current');
    account.profile = { ...account.profile, firstName: 'Eve' };

    await loadProfile({ customer: gateways.customer, record })(signal);

    expect(record.profile.read()).toEqual(account.profile);
  });

  it('throws what fails, and leaves the record as it is', async () => {
    const { record, signal } = await memoryCustomer('nj-current');
    const before = record.profile.read();
    const other = failure();

    await expect(loadProfile({ customer: { load: () => Promise.reject(other) }, record })(signal)).rejects.toBe(other);
    expect(record.profile.read()).toBe(before);
  });
});
