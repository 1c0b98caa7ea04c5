import { changeSlot } from '../../../tests/support/changeSlot';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { SessionVault } from '../ports/SessionVault';
import { sessionIdentity } from './sessionIdentity';

const tab = async (kept = new Map<string, unknown>()) => {
  const { record } = await memoryCustomer('nj-current');
  const vault: Pick<SessionVault, 'load' | 'save'> = {
    load: (name) => kept.get(name),
    save: (name, value) => void kept.set(name, value),
  };
  let made = 0;
  const identity = sessionIdentity({ record, vault, ids: { next: () => `id-${String((made += 1))}` } });
  return { record, kept, identity };
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

  it('is absent without a session, and stores nothing', async () => {
    const { record, kept, identity } = await tab();
    record.clear();
    expect([identity(), kept.size]).toEqual([undefined, 0]);
  });
});
