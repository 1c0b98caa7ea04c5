import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../ApiFailure';
import { changeBillingTerm } from './changeBillingTerm';

describe('changeBillingTerm', () => {
  it('changes the term at the insurer and in the record', async () => {
    const { gateways, record, account } = await memoryCustomer('ny-current');

    await changeBillingTerm(gateways.billing, record)('monthly');

    expect(account.billingTerm).toBe('monthly');
    expect(record.profile.read()?.billingTerm).toBe('monthly');
  });

  it('changes the term of a customer whose profile was not loaded', async () => {
    const { gateways, record, account } = await memoryCustomer('ny-current');
    record.profile.reset();

    await changeBillingTerm(gateways.billing, record)('monthly');

    expect(account.billingTerm).toBe('monthly');
    expect(record.profile.read()).toBeUndefined();
  });

  it('leaves the record as it is when the insurer does not take it', async () => {
    const { record } = await memoryCustomer('ny-current');
    const updateTerm = (): Promise<void> => Promise.reject(new ApiFailure({ status: 500, message: '' }));

    await expect(changeBillingTerm({ updateTerm }, record)('monthly')).rejects.toThrow(ApiFailure);
    expect(record.profile.read()?.billingTerm).toBe('yearly');
  });
});
