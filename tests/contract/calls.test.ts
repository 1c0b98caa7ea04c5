import { everyCall } from '../support/everyCall';
import { data, fakeNetwork } from '../support/FakeNetwork';
import { adasGateways } from './adasGateways';
import { key, keyedWrites } from './keyedWrites';

describe('The portal', () => {
  it.each(Object.entries(keyedWrites))('sends %s with its Idempotency-Key @WIRE-51', async (_, { write }) => {
    const network = fakeNetwork(() => data({ claimNumber: 'C-1', correlationId: 'change-1' }));
    await write(adasGateways(network.fetch));
    expect(network.calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([key]);
  });

  it.each([{ firstName: 'Ada' }, { lastName: 'King' }])(
    'says that %j is a change of the name @WIRE-20',
    async (name) => {
      const network = fakeNetwork(() => data({}));
      await adasGateways(network.fetch).customer.save(name, 'Updated Customer Name');
      expect(network.calls.map(({ body }) => body)).toEqual([
        { ...name, changeDescriptionType: 'name', changeReasonDescription: 'Updated Customer Name' },
      ]);
    },
  );

  it('rates coverages with their limits and deductibles @WIRE-17', async () => {
    const network = fakeNetwork(() => data({ monthlyPayment: 9.99 }));
    const rate = everyCall.find(({ through }) => through === 'rating.rate');
    await rate?.make(adasGateways(network.fetch), new AbortController().signal);
    const coverages = [{ code: 'bul', limitAmount: '10000', deductible: '500' }];
    expect(network.calls.map(({ body }) => body)).toEqual([
      { state: 'NY', billingTerm: 'monthly', coverages, metadata: { residenceType: 'HOME' } },
    ]);
  });
});
