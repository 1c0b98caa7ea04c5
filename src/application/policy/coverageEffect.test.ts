import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { coverageEffect } from './coverageEffect';

describe('coverageEffect', () => {
  it('keeps a coverage that the portal does not know @BILLING-74', async () => {
    const { record } = await memoryCustomer('ny-current');
    const coverages = [{ code: 'xyz' }, { code: 'bul' }];
    record.policy.write({ policyNumber: 'HP-1', status: 'current', coverages, sessionCancel: false });

    expect(coverageEffect(record, ['bul', 'hep']).coverages).toEqual({
      before: ['xyz', 'bul'],
      after: ['bul', 'hep', 'xyz'],
    });
  });
});
