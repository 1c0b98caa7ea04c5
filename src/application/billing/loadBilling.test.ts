import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { loadBilling } from './loadBilling';

const unavailable = { kind: 'unavailable' } as const;

describe('loadBilling', () => {
  it('answers history and term', async () => {
    const { gateways, signal } = await memoryCustomer('ny-pastdue');

    const reply = await loadBilling(gateways.billing)(signal);

    expect(reply).toMatchObject({
      kind: 'loaded',
      value: { history: { pastDue: true, balance: 12550, paymentMethod: { type: 'credit_card' } }, term: 'monthly' },
    });
  });

  it('is unavailable with the history, and does not ask for the term then', async () => {
    const { signal } = await memoryCustomer('ny-current');
    const term = jest.fn();

    expect(await loadBilling({ history: async () => unavailable, term })(signal)).toEqual(unavailable);
    expect(term).not.toHaveBeenCalled();
  });

  it('is unavailable with the term', async () => {
    const { gateways, signal } = await memoryCustomer('ny-current');

    expect(await loadBilling({ ...gateways.billing, term: async () => unavailable })(signal)).toEqual(unavailable);
  });
});
