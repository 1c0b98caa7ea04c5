import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { Money } from '../../domain/Money';
import { loadHistory } from './loadHistory';

describe('loadHistory', () => {
  it.each([
    ['ny-pastdue', { pastDue: true, balance: 12550 }],
    ['ny-current', { pastDue: false, balance: 0 }],
  ] as const)('answers the history of %s, and the record keeps how the account stands', async (name, standing) => {
    const { gateways, record, signal } = await memoryCustomer(name);
    expect(await loadHistory(gateways.billing, record)(signal)).toMatchObject({ kind: 'loaded', value: standing });
    expect(record.standing.read()).toEqual(standing);
  });

  it('leaves what was known where billing is unavailable', async () => {
    const { record, signal } = await memoryCustomer('ny-pastdue');
    const known = { pastDue: true, balance: Money.ofCents(1) };
    record.standing.write(known);
    await loadHistory({ history: async () => ({ kind: 'unavailable' }) }, record)(signal);
    expect(record.standing.read()).toBe(known);
  });
});
