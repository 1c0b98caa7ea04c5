import { settle } from '../../tests/support/FakeNetwork';
import { memoryCustomer, signedInCustomer } from '../../tests/support/memoryCustomer';
import type { CustomerActivity } from '../application/ports/CustomerActivity';
import { warmUp } from './warmUp';

/** The areas that are preloaded, and what the dashboard does, in order. */
const warmedUp = (record: Parameters<typeof warmUp>[0]['record'], savesData = false) => {
  const done: string[] = [];
  const listeners = new Set<Parameters<CustomerActivity['watch']>[0]>();
  warmUp({
    record,
    activity: {
      watch: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    preload: async (names) => void done.push(...names),
    whenIdle: async () => undefined,
    savesData,
    isDashboardLoaded: () => done.includes('home'),
    renderDashboardAhead: () => done.push('(dashboard)'),
  });
  const act = async (): Promise<void> => {
    for (const { acted } of listeners) acted(true);
    await settle();
  };
  return { done, act };
};

describe('warmUp', () => {
  it('waits until the customer uses the login, and then prepares the dashboard once', async () => {
    const { record } = await signedInCustomer('nj-current');
    record.clear();
    const { done, act } = warmedUp(record);
    await settle();
    expect(done).toEqual([]);

    await act();
    await act();
    expect(done).toEqual(['home', '(dashboard)', 'recovery', 'claims']);
  });

  it('does not render the dashboard ahead for a customer who is in', async () => {
    const { record } = await signedInCustomer('nj-current');
    const { done, act } = warmedUp(record);

    await act();
    expect(done).toEqual(['home', 'recovery', 'claims']);
  });

  it('preloads every area once the policy has loaded', async () => {
    const { record } = await memoryCustomer('nj-current');
    const { done } = warmedUp(record);

    await settle();
    expect(done).toEqual(['home', 'claims', 'policy', 'billing', 'profile', 'idle']);
  });

  it('loads nothing for a customer who saves data', async () => {
    const { record } = await memoryCustomer('nj-current');
    const { done, act } = warmedUp(record, true);

    await act();
    expect(done).toEqual([]);
  });
});
