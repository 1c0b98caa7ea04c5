import { changeSlot } from '../../../tests/support/changeSlot';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { RateRequest } from '../../domain/policy/rates';
import { PostalAddress } from '../../domain/PostalAddress';
import type { CustomerRecord } from '../ports/CustomerRecord';
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

  it.each<[string, (record: CustomerRecord) => void]>([
    ['for a policy without coverages', ({ policy }) => changeSlot(policy, { coverages: [] })],
    ['without a policy', ({ policy }) => policy.reset()],
  ])('makes no call %s @BILLING-52 @POLICY-56', async (_, arrange) => {
    const { record, signal } = await memoryCustomer('ny-both');
    arrange(record);
    const rate = jest.fn();

    expect(await priceFrequencies({ rating: { rate }, record })(signal)).toEqual({ monthly: 0, yearly: 0 });
    expect(rate).not.toHaveBeenCalled();
  });

  it('knows no price without the customer’s state, which a rate needs @BILLING-47', async () => {
    const { record, signal } = await memoryCustomer('ny-both');
    changeSlot(record.profile, { address: PostalAddress.empty });
    const rate = jest.fn();

    expect(await priceFrequencies({ rating: { rate }, record })(signal)).toEqual({});
    expect(rate).not.toHaveBeenCalled();
  });
});
