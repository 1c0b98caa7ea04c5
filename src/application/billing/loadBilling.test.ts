import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { loadBilling } from './loadBilling';
import { loadHistory } from '../account/loadHistory';

const unavailable = { kind: 'unavailable' } as const;

describe('loadBilling', () => {
  it('answers history and term', async () => {
    const { gateways, record, signal } = await memoryCustomer('ny-pastdue');

    const reply = await loadBilling({
      loadHistory: loadHistory({ billing: gateways.billing, record }),
      billing: gateways.billing,
    })(signal);

    expect(reply).toMatchObject({
      kind: 'loaded',
      value: { history: { pastDue: true, balance: 12550, paymentMethod: { type: 'credit_card' } }, term: 'monthly' },
    });
  });

  it('is unavailable if the history is, and does not ask for the term', async () => {
    const { signal } = await memoryCustomer('ny-current');
    const term = jest.fn();

    expect(await loadBilling({ loadHistory: async () => unavailable, billing: { term } })(signal)).toEqual(unavailable);
    expect(term).not.toHaveBeenCalled();
  });

  it('is unavailable if the term is', async () => {
    const { gateways, signal } = await memoryCustomer('ny-current');

    expect(
      await loadBilling({ loadHistory: gateways.billing.history, billing: { term: async () => unavailable } })(signal),
    ).toEqual(unavailable);
  });
});
