import type { NavigateFunction } from 'react-router-dom';
import { countedIds } from '../../../tests/support/countedIds';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { RouterNavigation } from './Navigation';
import { routes } from './routes';

const open = async () => {
  const { record } = await memoryCustomer('nj-current');
  const went: unknown[][] = [];
  const navigation = new RouterNavigation(record.entryStates, countedIds());
  const router: NavigateFunction = (...to: unknown[]) => void went.push(to);
  return { record, navigation, went, detach: navigation.attach(router) };
};

describe('RouterNavigation', () => {
  it('goes to the address of a route, as a new entry or in place of the current one', async () => {
    const { navigation, went } = await open();
    navigation.go('claimSummary');
    navigation.go('login', { replace: true });
    expect(went).toEqual([
      ['/claim/report/summary', { state: undefined, replace: false }],
      ['/', { state: undefined, replace: true }],
    ]);
  });

  it('leaves only a key in the history, and finds the state by it until the session ends @SIGNIN-36 @SAFE-32 @SAFE-33', async () => {
    const { navigation, went, record } = await open();
    navigation.go('reset', { state: { email: 'ada@example.com' } });
    navigation.go('login', { state: { notice: 'passwordSet' } });
    expect(went).toEqual([
      ['/reset', { state: { key: 'key-1' }, replace: false }],
      ['/', { state: { key: 'key-2' }, replace: false }],
    ]);
    expect(navigation.stateOf({ key: 'key-1' })).toEqual({ email: 'ada@example.com' });
    expect(navigation.stateOf({ key: 'key-2' })).toEqual({ notice: 'passwordSet' });

    record.clear();
    expect(navigation.stateOf({ key: 'key-1' })).toBeUndefined();
  });

  it.each([undefined, null, 'text', { returnTo: 'summary' }])(
    'leaves the state of a link as it is: %j',
    async (state) => {
      expect((await open()).navigation.stateOf(state)).toBe(state);
    },
  );

  it('goes to an address that is no route when something is not found', async () => {
    const { navigation, went } = await open();
    navigation.go('pageNotFound');
    expect(went).toEqual([[routes.pageNotFound, { state: undefined, replace: false }]]);
  });

  it('follows a link, in place of the entry if it leads to the address that shows', async () => {
    const { navigation, went } = await open();
    navigation.arrived({ pathname: '/claim', search: '?reference=HC-1', state: undefined });
    navigation.follow('/claim', undefined);
    navigation.follow('/claim?reference=HC-1', undefined);
    navigation.follow('/claim?reference=HC-1', { returnTo: 'summary' });
    expect(went).toEqual([
      ['/claim', { state: undefined, replace: false }],
      ['/claim?reference=HC-1', { state: undefined, replace: true }],
      ['/claim?reference=HC-1', { state: { returnTo: 'summary' }, replace: false }],
    ]);
  });

  it('goes back', async () => {
    const { navigation, went } = await open();
    navigation.back();
    expect(went).toEqual([[-1]]);
  });

  it('knows the state of a navigation until the router has rendered it', async () => {
    const { navigation } = await open();
    navigation.go('login', { state: { notice: 'idle' } });
    expect(navigation.pending).toEqual({ route: 'login', state: { notice: 'idle' } });
    navigation.arrived({ pathname: '/', state: undefined });
    expect(navigation.pending).toBeUndefined();
  });

  it('knows the last screen with its state, and counts no error page as one @SHELL-31', async () => {
    const { navigation } = await open();
    expect(navigation.lastScreen).toBeUndefined();
    navigation.arrived({ pathname: '/claim/report/what', state: { returnTo: 'summary' } });
    for (const pathname of ['/error/serverError', '/not-found', '/unknown'])
      navigation.arrived({ pathname, state: undefined });
    expect(navigation.lastScreen).toEqual({ route: 'claimWhat', entry: { returnTo: 'summary' } });
  });

  it('goes nowhere without a router, and leaves the state to the guard', async () => {
    const { navigation, went, detach } = await open();
    detach();
    navigation.go('login', { state: { notice: 'idle' } });
    navigation.back();
    expect([went, navigation.pending]).toEqual([[], { route: 'login', state: { notice: 'idle' } }]);
  });
});
