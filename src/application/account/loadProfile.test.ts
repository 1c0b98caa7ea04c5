import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { loadProfile } from './loadProfile';

describe('loadProfile', () => {
  it('brings the profile into the record, in place of the one that was there', async () => {
    const { record, account, gateways, signal } = await memoryCustomer('nj-current');
    account.profile = { ...account.profile, firstName: 'Eve' };

    await loadProfile({ customer: gateways.customer, record })(signal);

    expect(record.profile.read()).toEqual(account.profile);
  });
});
