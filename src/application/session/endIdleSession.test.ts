import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { Instant } from '../../domain/Instant';
import { endIdleSession } from './endIdleSession';

const limits = { minutesUntilWarning: 15, minutesToAnswer: 2 };
const now = Instant.parse('2026-11-21T15:00:00Z') as Instant;

const open = async (lastSeen: unknown) => {
  const { record } = await memoryCustomer('nj-current');
  return { record, end: () => endIdleSession(limits, { load: () => lastSeen }, record, { now: () => now }) };
};

describe('endIdleSession @SIGNIN-44', () => {
  it.each([
    ['17 minutes', '2026-11-21T14:43:00.000Z'],
    ['three days', '2026-11-18T15:00:00.000Z'],
  ])('ends the session of a tab that comes back after %s', async (_, lastSeen) => {
    const { record, end } = await open(lastSeen);
    expect(end()).toBe(true);
    expect([record.session.read(), record.profile.read(), record.policy.read()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['16 minutes ago', '2026-11-21T14:44:00.000Z'],
    ['now', now],
    ['never', undefined],
    ['in garbage', 'garbage'],
  ])('keeps the session of a customer who was last active %s', async (_, lastSeen) => {
    const { record, end } = await open(lastSeen);
    expect(end()).toBe(false);
    expect(record.session.read()).toBeDefined();
  });

  it('has nothing to end without a session', async () => {
    const { record, end } = await open('2026-11-18T15:00:00.000Z');
    record.clear();
    expect(end()).toBe(false);
  });
});
