import { changeSlot } from '../../../tests/support/changeSlot';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { TabCustomer } from '../ports/OtherTabs';
import type { SessionVault } from '../ports/SessionVault';
import { hasLoggedOut } from './sessionEntry';
import { sessionIdentity } from './sessionIdentity';

const tab = async (kept = new Map<string, unknown>()) => {
  const { record } = await memoryCustomer('nj-current');
  const vault: Pick<SessionVault, 'load' | 'save'> = {
    load: (name) => kept.get(name),
    save: (name, value) => void kept.set(name, value),
  };
  let made = 0;
  const register = new Set<string>();
  const otherTabs = {
    enter: ({ session }: TabCustomer) => Boolean(register.add(session)),
    isEntered: ({ session }: TabCustomer) => register.has(session),
  };
  const ids = { next: () => `id-${String((made += 1))}` };
  const identity = sessionIdentity({ record, vault, ids, otherTabs });
  const isLoggedOut = () => hasLoggedOut(vault, otherTabs, identity() as TabCustomer);
  return { record, kept, register, identity, isLoggedOut };
};

describe('sessionIdentity', () => {
  it('stays the same while the session lasts, through a change of the email address', async () => {
    const { record, identity } = await tab();
    expect(identity()).toEqual({ session: 'id-1', userName: 'nj-current@example.com' });
    changeSlot(record.session, { userName: 'new@example.com' });
    expect(identity()).toEqual({ session: 'id-1', userName: 'new@example.com' });
  });

  it('is the same in a duplicated tab, which has a copy of the storage', async () => {
    const { kept, identity } = await tab();
    const id = identity()?.session;
    kept.set('id', 'id-of-the-first');
    const { identity: ofDuplicate } = await tab(new Map(kept));
    expect([id, ofDuplicate()?.session]).toEqual(['id-1', 'id-of-the-first']);
  });

  it.each([undefined, 7, '', 'of two words', '\ud800'])(
    'is new where the storage holds %j @SAFE-17',
    async (stored) => {
      const { kept, identity } = await tab(new Map([['id', stored]]));
      expect([identity()?.session, kept.get('id')]).toEqual(['id-1', 'id-1']);
    },
  );

  it('is in the register from the start, so that Log Out in another tab ends it at any time @SIGNIN-50', async () => {
    const { register, isLoggedOut } = await tab();
    expect(isLoggedOut()).toBe(false);
    register.clear();
    expect(isLoggedOut()).toBe(true);
  });

  it('of an older release, which has no register, goes on', async () => {
    const { isLoggedOut } = await tab(new Map([['id', 'id-of-the-first']]));
    expect(isLoggedOut()).toBe(false);
  });

  it('is absent without a session, and stores nothing', async () => {
    const { record, kept, identity } = await tab();
    record.clear();
    expect([identity(), kept.size]).toEqual([undefined, 0]);
  });
});
