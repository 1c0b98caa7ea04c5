import { failure } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { Instant } from '../../domain/Instant';
import { loadHistory } from '../account/loadHistory';
import { listClaims } from '../claims/listClaims';
import { readFacts } from './readFacts';

/** The facts of a customer whose dashboard has loaded, with the calls in their order. */
const customerOf = async (name: PersonaName, billingFails?: () => Promise<{ readonly kind: 'unavailable' }>) => {
  const customer = await memoryCustomer(name);
  const { gateways, record, loadPolicy, loadProfile, signal } = customer;
  await loadPolicy(signal);
  await loadProfile(signal);
  const calls: string[] = [];
  const idle = gate();
  const read = readFacts({
    record,
    loadHistory: loadHistory({
      billing: {
        history: (...sent) => {
          calls.push('billing');
          return billingFails?.() ?? gateways.billing.history(...sent);
        },
      },
      record,
    }),
    listClaims: listClaims({
      claims: {
        list: (...sent) => {
          calls.push('claims');
          return gateways.claims.list(...sent);
        },
      },
      record,
    }),
    whenIdle: () => idle.opened,
  });
  return { ...customer, calls, idle, read };
};

describe('readFacts @HOME-12', () => {
  it.each<[PersonaName, string[]]>([
    ['nj-current', ['billing', 'claims']],
    ['nj-cancelled', ['billing', 'claims']],
    ['ny-pastdue', ['billing']],
    ['nj-nopolicy', []],
  ])('reads of %s %j, once, when nothing else waits', async (name, expected) => {
    const { calls, idle, read, signal, record } = await customerOf(name);
    const reading = read(signal);
    await settle();
    expect(calls).toEqual([]);
    idle.open();
    await reading;
    await read(signal);
    expect(calls).toEqual(expected);
    expect(record.standing.read()?.pastDue).toBe(expected.length === 0 ? undefined : name === 'ny-pastdue');
  });

  it('reads again after a change of the account, and after a claim', async () => {
    const { calls, idle, read, signal, record } = await customerOf('nj-current');
    idle.open();
    await read(signal);
    calls.length = 0;
    record.receipt.write({ kind: 'paymentMethod', at: '2026-11-22T13:00:00.000Z' as Instant, change: {} });
    await read(signal);
    expect(calls.splice(0)).toEqual(['billing']);
    record.claim.write({ ...record.claim.read(), claimNumber: 'HC-1' });
    await read(signal);
    record.claim.reset();
    await read(signal);
    expect(calls).toEqual(['claims']);
  });

  it('reads nothing that another screen has read', async () => {
    const { calls, idle, read, signal, record, gateways } = await customerOf('nj-current');
    await loadHistory({ billing: gateways.billing, record })(signal);
    await listClaims({ claims: gateways.claims, record })(signal);
    idle.open();
    await read(signal);
    expect(calls).toEqual([]);
  });

  it.each([
    ['a failure', () => Promise.reject(failure())],
    ['billing that is not available', async () => ({ kind: 'unavailable' }) as const],
  ])('ignores %s, and reads again at the next visit', async (_, billingFails) => {
    const { calls, idle, read, signal, record } = await customerOf('nj-current', billingFails);
    idle.open();
    await read(signal);
    expect(record.standing.read()).toBeUndefined();
    await read(signal);
    expect(calls).toEqual(['billing', 'claims', 'billing']);
  });

  it('ends the session after a 401', async () => {
    const ended = failure('unauthorized');
    const { calls, idle, read, signal } = await customerOf('nj-current', () => Promise.reject(ended));
    idle.open();
    await expect(read(signal)).rejects.toBe(ended);
    expect(calls).toEqual(['billing']);
  });

  it.each([true, false])('reads nothing after the customer has left, idle by then: %s', async (isIdle) => {
    const visit = new AbortController();
    const stuck = () => new Promise<never>((_, reject) => visit.signal.addEventListener('abort', reject));
    const { calls, idle, read } = await customerOf('nj-current', stuck);
    if (isIdle) idle.open();
    const reading = read(visit.signal);
    await settle();
    visit.abort();
    idle.open();
    await reading;
    expect(calls).toEqual(isIdle ? ['billing'] : []);
  });
});
