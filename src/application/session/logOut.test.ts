import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { TabNews } from '../ports/OtherTabs';
import { logOut } from './logOut';

const open = async () => {
  const { record } = await memoryCustomer('nj-current');
  const told: TabNews[] = [];
  return { record, told, out: logOut(record, { tell: (news) => void told.push(news) }) };
};

describe('logOut', () => {
  it('clears the whole record, and tells the other tabs who is out', async () => {
    const { record, told, out } = await open();
    record.claim.write({ ...record.claim.read(), description: 'It leaks.' });
    out();
    expect([record.session.read(), record.profile.read(), record.policy.read()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(record.claim.read().description).toBe('');
    expect(told).toEqual([{ kind: 'loggedOut', userName: 'nj-current@example.com' }]);
  });

  it('tells nobody where nobody was signed in', async () => {
    const { record, told, out } = await open();
    record.clear();
    out();
    expect(told).toEqual([]);
  });
});
