/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { PORTAL_PREFIX, sessionStorageVault, withMemory } from './sessionStorageVault';

const vault = () => sessionStorageVault(() => sessionStorage, 'portal.');

/** The browser's storage, with some of its methods failing as a full or forbidden one does. */
const failing = (...methods: readonly (keyof Storage)[]): Storage =>
  new Proxy(sessionStorage, {
    get: (storage, name) => {
      const value: unknown = Reflect.get(storage, name);
      if (methods.some((method) => method === name))
        return () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      return typeof value === 'function'
        ? (...given: unknown[]): unknown => Reflect.apply(value, storage, given)
        : value;
    },
  });

describe('sessionStorageVault', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([{ userName: 'ada@example.com' }, ['a'], 'text', 0, false, null])('keeps %j', (value) => {
    vault().save('auth', value);
    expect(vault().load('auth')).toEqual(value);
  });

  it('has no value that was never saved or was removed', () => {
    vault().save('auth', 'a');
    vault().save('auth', undefined);
    expect(vault().load('auth')).toBeUndefined();
    expect(vault().load('profile')).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['', '{', 'undefined', '{"a":', '\u0000'])('has no value for the garbage %j @SAFE-17', (garbage) => {
    sessionStorage.setItem('portal.auth', garbage);
    expect(vault().load('auth')).toBeUndefined();
  });

  it('has no value that an older version saved @SAFE-17', () => {
    sessionStorageVault(() => sessionStorage, 'hearthside.0.').save('auth', 'old');
    expect(sessionStorageVault(() => sessionStorage, PORTAL_PREFIX).load('auth')).toBeUndefined();
  });

  it('clears only its own values', () => {
    vault().save('auth', 'a');
    vault().save('profile', 'b');
    sessionStorage.setItem('auth', 'of somebody else');
    sessionStorage.setItem('other.portal.auth', 'of somebody else');

    vault().clear();

    expect(Object.keys(sessionStorage).toSorted()).toEqual(['auth', 'other.portal.auth']);
  });

  it('forgets the old value if the new one does not fit @SAFE-16', () => {
    vault().save('claim', 'first');
    const full = sessionStorageVault(() => failing('setItem'), 'portal.');

    full.save('claim', 'second');

    expect(full.load('claim')).toBeUndefined();
  });

  it.each<[string, () => Storage]>([
    [
      'that throws when it is asked for',
      () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    ],
    ['that throws in everything it does', () => failing('getItem', 'setItem', 'removeItem')],
    ['whose contents cannot be kept, nor taken away', () => failing('setItem', 'removeItem')],
    ['that is not there', () => undefined as unknown as Storage],
  ])('works with a storage %s @SHELL-28 @SAFE-16', (_, storage) => {
    sessionStorage.setItem('portal.other', '"kept"');
    const broken = sessionStorageVault(storage, 'portal.');

    expect(() => {
      broken.save('auth', 'a');
      broken.save('auth', undefined);
      broken.clear();
    }).not.toThrow();
    expect(broken.load('auth')).toBeUndefined();
  });

  it('says whether the storage has taken a value', () => {
    expect([
      vault().save('auth', 'a'),
      sessionStorageVault(() => failing('setItem'), 'portal.').save('auth', 'a'),
    ]).toEqual([true, false]);
  });

  it('ignores a value that JSON cannot hold', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(() => vault().save('auth', circle)).not.toThrow();
    expect(vault().load('auth')).toBeUndefined();
  });
});

describe('withMemory', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps what the storage refuses, until it is saved again or cleared @SAFE-16', () => {
    sessionStorage.setItem('portal.id', '"old"');
    let storage = failing('setItem');
    const kept = withMemory(sessionStorageVault(() => storage, 'portal.'));

    kept.save('id', 'a');
    expect(kept.load('id')).toBe('a');
    kept.save('id', undefined);
    expect(kept.load('id')).toBeUndefined();

    kept.save('id', 'b');
    storage = sessionStorage;
    kept.save('id', 'c');
    sessionStorage.clear();
    expect(kept.load('id')).toBeUndefined();

    storage = failing('setItem');
    kept.save('id', 'd');
    kept.clear();
    expect(kept.load('id')).toBeUndefined();
  });

  it('reads and clears what the storage has', () => {
    vault().save('auth', 'a');
    const kept = withMemory(vault());
    expect(kept.load('auth')).toBe('a');
    kept.clear();
    expect([kept.load('auth'), sessionStorage.length]).toEqual([undefined, 0]);
  });
});
