import { idleLimits as limits, identityOf } from '../../../tests/support/idleCustomer';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { Instant } from '../../domain/Instant';
import type { TabCustomer } from '../ports/OtherTabs';
import { endStaleSession } from './endStaleSession';

const now = Instant.parse('2026-11-21T15:00:00Z') as Instant;

interface Others {
  readonly hasLoggedOut?: boolean;
  readonly lastActive?: string;
}

const open = async (lastSeen: unknown, { hasLoggedOut = false, lastActive }: Others = {}) => {
  const { record } = await memoryCustomer('nj-current');
  const vault = { load: (name: string) => (name === 'entered' ? 'id-1' : lastSeen) };
  const otherTabs = {
    isEntered: ({ session }: TabCustomer) => !hasLoggedOut && session === 'id-1',
    lastActive: () => Instant.parse(lastActive ?? ''),
  };
  const identity = identityOf(record, 'id-1');
  const clock = { now: () => now };
  return { record, end: () => endStaleSession({ limits, vault, record, identity, otherTabs, clock }) };
};

describe('endStaleSession @SIGNIN-44', () => {
  it.each([
    ['17 minutes', '2026-11-21T14:43:00.000Z'],
    ['three days', '2026-11-18T15:00:00.000Z'],
    ['less than no time, because its clock was set back', '2026-11-23T15:00:00.000Z'],
  ])('ends the session of a tab that comes back after %s', async (_, lastSeen) => {
    const { record, end } = await open(lastSeen);
    expect(end()).toBe('idle');
    expect([record.session.read(), record.profile.read(), record.policy.read()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['16 minutes ago', '2026-11-21T14:44:00.000Z'],
    ['now', now],
    ['a second from now, because its clock was corrected', '2026-11-21T15:00:01.000Z'],
    ['never', undefined],
    ['in garbage', 'garbage'],
  ])('keeps the session of a customer who was last active %s', async (_, lastSeen) => {
    const { record, end } = await open(lastSeen);
    expect(end()).toBeUndefined();
    expect(record.session.read()).toBeDefined();
  });

  it.each([
    ['a minute ago', '2026-11-21T12:00:00.000Z', '2026-11-21T14:59:00.000Z', undefined],
    ['17 minutes ago', '2026-11-21T12:00:00.000Z', '2026-11-21T14:43:00.000Z', 'idle'],
    ['by a clock that was set back since', '2026-11-21T12:00:00.000Z', '2026-11-23T15:00:00.000Z', 'idle'],
    ['a minute ago, and whose own clock was set back', '2026-11-23T15:00:00Z', '2026-11-21T14:59:00Z', 'idle'],
  ])(
    'judges a discarded tab whose customer was active in another %s @SIGNIN-43',
    async (_, lastSeen, lastActive, outcome) => {
      const { end } = await open(lastSeen, { lastActive });
      expect(end()).toBe(outcome);
    },
  );

  it('ends the session of a tab that was asleep when the customer logged out in another @SIGNIN-50', async () => {
    const { record, end } = await open(now, { hasLoggedOut: true });
    expect(end()).toBe('signedOut');
    expect(record.session.read()).toBeUndefined();
  });

  it('says that a customer was away whose session the register has forgotten', async () => {
    const { end } = await open('2026-11-20T14:59:59.000Z', { hasLoggedOut: true });
    expect(end()).toBe('idle');
  });

  it('has nothing to end without a session', async () => {
    const { record, end } = await open('2026-11-18T15:00:00.000Z');
    record.clear();
    expect(end()).toBeUndefined();
  });
});
