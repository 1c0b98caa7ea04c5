import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { loadBilling } from './loadBilling';

const unavailable = { kind: 'unavailable' } as const;

describe('loadBilling', () => {
  it('is unavailable if the history is, and does not ask for the term', async () => {
    const { signal } = await memoryCustomer('ny-current');
    const term = jest.fn();

    expect(await loadBilling({ loadHistory: async () => unavailable, billing: { term } })(signal)).toEqual(unavailable);
    expect(term).not.toHaveBeenCalled();
  });
});
