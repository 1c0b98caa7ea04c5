import { settle } from '../../../tests/support/FakeNetwork';
import { signedInCustomer } from '../../../tests/support/memoryCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import { wiringOf } from '../../../tests/support/testPortal';
import type { PersonaName } from '../../adapters/memory/personas/personas';

const open = async (name: PersonaName) => {
  const customer = await signedInCustomer(name);
  const { get, handled } = wiringOf(customer);
  return { ...customer, handled, gate: get('openClaimsGate')() };
};

describe('ClaimsGateViewModel', () => {
  it.each<[PersonaName, 'allowed' | 'refused']>([
    ['nj-current', 'allowed'],
    ['il-current', 'allowed'],
    ['nj-cancelled', 'allowed'],
    ['nj-nopolicy', 'allowed'],
    ['ny-current', 'refused'],
    ['ny-cancelled', 'refused'],
  ])('decides for %s, once the profile has loaded: %s @CLAIM-1', async (name, entry) => {
    const { gate } = await open(name);
    startVisit(gate);
    expect(gate.entry).toBe('unknown');
    await settle();
    expect(gate.entry).toBe(entry);
  });

  it('does not load a profile that has already loaded', async () => {
    const { gate, record, loadProfile, signal, handled } = await open('nj-current');
    await loadProfile(signal);
    record.session.reset();
    startVisit(gate);
    await settle();
    expect([gate.entry, handled]).toEqual(['allowed', []]);
  });
});
