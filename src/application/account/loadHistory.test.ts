import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { Money } from '../../domain/Money';
import { loadHistory } from './loadHistory';

describe('loadHistory', () => {
  it.each([
    ['ny-pastdue', { pastDue: true, balance: 12550, paymentMethod: { type: 'credit_card' } }],
    ['ny-current', { pastDue: false, balance: 0, paymentMethod: { lastFour: '1111' } }],
  ] as const)('answers the history of %s, and the record keeps how the account stands', async (name, standing) => {
    const { gateways, record, signal } = await memoryCustomer(name);
    expect(await loadHistory({ billing: gateways.billing, record })(signal)).toMatchObject({
      kind: 'loaded',
      value: standing,
    });
    expect(record.standing.read()).toMatchObject(standing);
  });

  it('keeps the standing if billing is unavailable', async () => {
    const { record, signal } = await memoryCustomer('ny-pastdue');
    const known = { pastDue: true, balance: Money.ofCents(1), paymentMethod: { type: 'credit_card' } as const };
    record.standing.write(known);
    await loadHistory({ billing: { history: async () => ({ kind: 'unavailable' }) }, record })(signal);
    expect(record.standing.read()).toBe(known);
  });
});
