import { changeSlot } from '../../../tests/support/changeSlot';
import { failure } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { RateRequest } from '../../domain/policy/rates';
import { PostalAddress } from '../../domain/PostalAddress';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { RatingGateway } from '../ports/RatingGateway';
import { priceCoverages } from './priceCoverages';

const open = async (name: PersonaName, replaced?: RatingGateway['rate']) => {
  const { gateways, record, signal } = await memoryCustomer(name);
  const asked: RateRequest[] = [];
  const rate: RatingGateway['rate'] = async (request, asking) => {
    asked.push(request);
    return (replaced ?? gateways.rating.rate)(request, asking);
  };
  return { asked, record, price: async () => priceCoverages({ rating: { rate }, record })(signal) };
};

describe('priceCoverages', () => {
  it('asks for the present coverages with the one that could be added @POLICY-96', async () => {
    const { asked, price } = await open('ny-nonrecurring');
    expect(await price()).toEqual({
      bul: { monthly: 499, yearly: 5988, coverage: { code: 'bul', limitAmount: '10000', deductible: '500' } },
    });
    expect(asked).toEqual([
      {
        state: 'NY',
        billingTerm: 'nonrecurringyearly',
        residenceType: 'HOME',
        coverages: [{ code: 'bul' }, { code: 'hep', limitAmount: '50000', deductible: '250' }],
      },
    ]);
  });

  it.each(['ny-both', 'ny-condo'] as const)('asks nothing if nothing can be added: %s @POLICY-96', async (name) => {
    const { asked, price } = await open(name);
    expect(await price()).toEqual({});
    expect(asked).toEqual([]);
  });

  it.each<[string, (record: CustomerRecord) => void]>([
    ['a policy', ({ policy }) => policy.reset()],
    ['the customer’s state', ({ profile }) => changeSlot(profile, { address: PostalAddress.empty })],
  ])('asks nothing without %s @POLICY-96', async (_, arrange) => {
    const { asked, record, price } = await open('ny-current');
    arrange(record);
    expect(await price()).toEqual({});
    expect(asked).toEqual([]);
  });

  it('knows nothing after a failure, and passes only a 401 on @POLICY-96', async () => {
    const failed = await open('ny-current', () => Promise.reject(failure('other')));
    expect(await failed.price()).toEqual({});

    const over = await open('ny-current', () => Promise.reject(failure('unauthorized')));
    await expect(over.price()).rejects.toMatchObject({ details: { kind: 'unauthorized' } });
  });
});
