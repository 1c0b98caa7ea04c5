import fc from 'fast-check';
import { day } from '../../../tests/support/arbitraries';
import { movableClock } from '../../../tests/support/movableClock';
import { faultCodes } from '../faults/faultTable';
import { callNames, hasSettings, readSettings, withoutSettings, writeSettings } from './demoSettings';
import { memoryGateways } from './memoryGateways';
import { personaNames } from './personas/personas';
import { createWorld } from './World';

const clock = movableClock();
const calls = callNames(memoryGateways(createWorld(clock), () => undefined, clock));

const someSettings = fc.record({
  account: fc.option(fc.constantFrom(...personaNames), { nil: undefined }),
  now: fc.constantFrom(undefined, day('2027-01-05'), day('2028-02-29')),
  since: fc.constantFrom(undefined, day('2026-11-21')),
  latency: fc.integer({ min: 0, max: 60_000 }),
  faults: fc.array(
    fc.record({
      call: fc.constantFrom('*' as const, ...calls),
      code: fc.constantFrom(...faultCodes),
      once: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

describe('settings in an address', () => {
  it('knows every call of every gateway', () => {
    expect(calls).toEqual(expect.arrayContaining(['auth.login', 'claims.submit', 'billing.history', 'documents.list']));
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('is read as it was written @CONFIG-23', () => {
    fc.assert(
      fc.property(someSettings, (settings) => {
        expect(readSettings(writeSettings(settings), calls)).toEqual({ settings, problems: [] });
      }),
    );
  });

  it('is readable in an address', () => {
    expect(
      writeSettings({
        account: 'ny-pastdue',
        now: day('2027-01-05'),
        latency: 800,
        faults: [{ call: '*', code: 'K10', once: true }],
      }),
    ).toBe('?account=ny-pastdue&now=2027-01-05&latency=800&fault=*:K10:once');
  });

  it.each([
    'account=nobody',
    'now=2027-02-30',
    'latency=-1',
    'latency=99999',
    'latency=soon',
    'fault=K10',
    'fault=claims.nothing:K10',
    'fault=claims.list:K17',
    'fault=claims.list:K10:twice',
  ])('sets nothing for %s, and reports it @CONFIG-25', (part) => {
    expect(readSettings(`?${part}`, calls)).toEqual({
      settings: { latency: 0, faults: [] },
      problems: [part],
    });
  });

  it.each([
    ['?account=ny-current', true, ''],
    ['?token=invite-ny', false, '?token=invite-ny'],
    ['?token=invite-ny&latency=5', true, '?token=invite-ny'],
    ['', false, ''],
  ])('in the query "%s" is found: %s; the portal gets the rest, "%s"', (search, isSet, rest) => {
    expect(hasSettings(search)).toBe(isSet);
    expect(withoutSettings(search)).toBe(rest);
  });
});
