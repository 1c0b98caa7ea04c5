import { aClaim } from '../../../tests/support/claim';
import { identityOf } from '../../../tests/support/idleCustomer';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { TabNews } from '../ports/OtherTabs';
import { logOut } from './logOut';

const open = async () => {
  const { record } = await memoryCustomer('nj-current');
  const told: TabNews[] = [];
  return {
    record,
    told,
    out: logOut({ record, identity: identityOf(record, 'id-1'), otherTabs: { tell: (news) => void told.push(news) } }),
  };
};

describe('logOut', () => {
  it('clears the whole record, and tells the other tabs @SIGNIN-40 @SAFE-5', async () => {
    const { record, told, out } = await open();
    record.claim.write({ ...record.claim.read(), description: aClaim().description });
    out();
    expect([record.session.read(), record.profile.read(), record.policy.read()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(record.claim.read().description).toBe('');
    expect(told).toEqual([{ kind: 'loggedOut', session: 'id-1', userName: 'nj-current@example.com' }]);
  });

  it('tells no tab without a session', async () => {
    const { record, told, out } = await open();
    record.clear();
    out();
    expect(told).toEqual([]);
  });
});
