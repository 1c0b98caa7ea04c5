import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { type RateRequest, noRate } from '../../domain/policy/rates';
import { priceFrequencies } from './priceFrequencies';

describe('priceFrequencies', () => {
  it('asks for the customer’s coverages, once for each frequency', async () => {
    const { gateways, record, signal } = await memoryCustomer('ny-both');
    const asked: RateRequest[] = [];
    const rate = (request: RateRequest, visit: AbortSignal) => {
      asked.push(request);
      return gateways.rating.rate(request, visit);
    };

    expect(await priceFrequencies({ rate }, record)(signal)).toEqual({ monthly: 1398, yearly: 16776 });
    expect(asked).toMatchObject([
      { billingTerm: 'monthly', state: 'NY', residenceType: 'HOME', coverages: [{ code: 'bul' }, { code: 'hep' }] },
      { billingTerm: 'yearly', state: 'NY', residenceType: 'HOME', coverages: [{ code: 'bul' }, { code: 'hep' }] },
    ]);
  });

  it('asks without a state where no profile was loaded', async () => {
    const { record, signal } = await memoryCustomer('ny-both');
    record.profile.reset();
    const rate = jest.fn(async () => noRate);

    await priceFrequencies({ rate }, record)(signal);
    expect(rate).toHaveBeenCalledWith(expect.objectContaining({ state: '', residenceType: 'HOME' }), signal);
  });

  it('asks nobody what no coverage costs', async () => {
    const { record, signal } = await memoryCustomer('ny-both');
    const policy = record.policy.read();
    record.policy.write(policy && { ...policy, coverages: [] });
    const rate = jest.fn();

    expect(await priceFrequencies({ rate }, record)(signal)).toEqual({ monthly: 0, yearly: 0 });
    expect(rate).not.toHaveBeenCalled();
  });

  it('asks nobody anything while there is no policy', async () => {
    const { record, signal } = await memoryCustomer('ny-both');
    record.policy.reset();
    const rate = jest.fn();

    expect(await priceFrequencies({ rate }, record)(signal)).toEqual({ monthly: 0, yearly: 0 });
    expect(rate).not.toHaveBeenCalled();
  });
});
