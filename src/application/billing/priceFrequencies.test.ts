import { changeSlot } from '../../../tests/support/changeSlot';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { RateRequest } from '../../domain/policy/rates';
import { priceFrequencies } from './priceFrequencies';

describe('priceFrequencies', () => {
  it('asks for the price of the coverages once for each frequency @BILLING-47', async () => {
    const { gateways, record, signal } = await memoryCustomer('ny-both');
    const asked: RateRequest[] = [];
    const rate = (request: RateRequest, visit: AbortSignal) => {
      asked.push(request);
      return gateways.rating.rate(request, visit);
    };

    expect(await priceFrequencies({ rating: { rate }, record })(signal)).toEqual({ monthly: 1398, yearly: 16776 });
    expect(asked).toMatchObject([
      { billingTerm: 'monthly', state: 'NY', residenceType: 'HOME', coverages: [{ code: 'bul' }, { code: 'hep' }] },
      { billingTerm: 'yearly', state: 'NY', residenceType: 'HOME', coverages: [{ code: 'bul' }, { code: 'hep' }] },
    ]);
  });

  it('asks without a state if no profile is loaded', async () => {
    const { record, signal } = await memoryCustomer('ny-both');
    record.profile.reset();
    const rate = jest.fn(async () => ({}));

    await priceFrequencies({ rating: { rate }, record })(signal);
    expect(rate).toHaveBeenCalledWith(expect.objectContaining({ state: '', residenceType: 'HOME' }), signal);
  });

  it('makes no call for a policy without coverages @BILLING-52 @POLICY-56', async () => {
    const { record, signal } = await memoryCustomer('ny-both');
    changeSlot(record.policy, { coverages: [] });
    const rate = jest.fn();

    expect(await priceFrequencies({ rating: { rate }, record })(signal)).toEqual({ monthly: 0, yearly: 0 });
    expect(rate).not.toHaveBeenCalled();
  });

  it('makes no call without a policy', async () => {
    const { record, signal } = await memoryCustomer('ny-both');
    record.policy.reset();
    const rate = jest.fn();

    expect(await priceFrequencies({ rating: { rate }, record })(signal)).toEqual({ monthly: 0, yearly: 0 });
    expect(rate).not.toHaveBeenCalled();
  });
});
