import { settle } from '../../../tests/support/FakeNetwork';
import { recordedFailures, signedInCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ClaimsGateViewModel } from './ClaimsGateViewModel';

const open = async (name: PersonaName) => {
  const customer = await signedInCustomer(name);
  const { failures, handled } = recordedFailures();
  return { ...customer, handled, gate: new ClaimsGateViewModel(customer.record, customer.loadProfile, failures) };
};

describe('ClaimsGateViewModel', () => {
  it.each<[PersonaName, 'allowed' | 'refused']>([
    ['nj-current', 'allowed'],
    ['il-current', 'allowed'],
    ['nj-cancelled', 'allowed'],
    ['nj-nopolicy', 'allowed'],
    ['ny-current', 'refused'],
    ['ny-cancelled', 'refused'],
  ])('knows of %s, once the profile is there, that they are %s', async (name, entry) => {
    const { gate } = await open(name);
    gate.start();
    expect(gate.entry).toBe('unknown');
    await settle();
    expect(gate.entry).toBe(entry);
  });

  it('asks for no profile that is there already', async () => {
    const { gate, record, loadProfile, signal, handled } = await open('nj-current');
    await loadProfile(signal);
    record.session.reset();
    gate.start();
    await settle();
    expect([gate.entry, handled]).toEqual(['allowed', []]);
  });

  it('lets nobody in whose profile cannot be loaded, and hands the failure on unless they have left', async () => {
    const staying = await open('nj-current');
    staying.record.session.reset();
    staying.gate.start();
    const leaving = await open('nj-current');
    leaving.record.session.reset();
    leaving.gate.start()();
    await settle();

    expect(staying.gate.entry).toBe('unknown');
    expect(staying.handled).toMatchObject([{ details: { status: 401 } }]);
    expect(leaving.handled).toEqual([]);
  });
});
