import { settle } from '../../../tests/support/FakeNetwork';
import { memoryStorage } from '../../../tests/support/memoryStorage';
import { type BrowserPage, loadOrReload } from './browserPage';

const gone = () => Promise.reject(new Error('Loading chunk claims failed.'));

/** A tab whose storage outlives the page. */
const tab = (changes: Partial<BrowserPage> = {}) => {
  const storage = memoryStorage();
  const reload = jest.fn();
  const refetch = jest.fn(async () => undefined);
  const doWithout = jest.fn();
  const page: BrowserPage = {
    storage: () => storage,
    reload,
    isServed: async () => true,
    refetch,
    doWithout,
    ...changes,
  };
  return { page, reload, refetch, storage, doWithout };
};

const throwing = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('loadOrReload', () => {
  it('returns what it loads', async () => {
    const { page, reload } = tab();
    expect(await loadOrReload(page, 'claims', async () => 'screens')).toBe('screens');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page when a part is gone @SHELL-29 @SAFE-18', async () => {
    const { page, reload } = tab();
    const settled = jest.fn();
    void loadOrReload(page, 'claims', gone).then(settled, settled);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it('asks the server again for an asset that the browser has refused, each time @SAFE-63', async () => {
    const { page, refetch } = tab();
    const refused = () => Promise.reject(Object.assign(new Error('x'), { request: 'https://x.example/assets/a.css' }));
    void loadOrReload(page, 'claims', refused);
    await settle();
    await expect(loadOrReload(page, 'claims', refused)).rejects.toThrow('x');
    expect(refetch.mock.calls).toEqual(Array(2).fill(['https://x.example/assets/a.css']));
  });

  it('shows a part without its style sheet that does not load after the reload either @SHELL-65', async () => {
    const { page, reload, doWithout } = tab();
    const request = 'https://x.example/assets/a.css';
    const isWithout = () => doWithout.mock.calls.length > 0;
    let begun = 3;
    const load = async () => {
      begun -= 1;
      if (!isWithout() || begun === 0) throw Object.assign(new Error('x'), { request, code: 'CSS_CHUNK_LOAD_FAILED' });
      return 'screens';
    };
    void loadOrReload(page, 'claims', load);
    await settle();
    expect([reload.mock.calls.length, isWithout()]).toEqual([1, false]);
    expect(await loadOrReload(page, 'claims', load)).toBe('screens');
    expect(doWithout.mock.calls).toEqual([[request]]);
  });

  it('throws when the part is still gone after the reload @SHELL-29 @SAFE-18', async () => {
    const { page, reload } = tab();
    void loadOrReload(page, 'claims', gone);
    await settle();
    await loadOrReload(page, 'home', async () => 'screens');
    await expect(loadOrReload(page, 'claims', gone)).rejects.toThrow('Loading chunk claims failed.');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page again after the next release', async () => {
    const { page, reload, storage } = tab();
    void loadOrReload(page, 'claims', gone);
    await settle();
    await loadOrReload(page, 'claims', async () => 'screens');
    expect(storage.length).toBe(0);
    void loadOrReload(page, 'claims', gone);
    await settle();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('shows a part at once without its style sheet where the page does not reload @SHELL-65', async () => {
    const { page, doWithout, storage } = tab({ reload: undefined });
    const request = 'https://x.example/assets/a.css';
    const load = async () => {
      if (doWithout.mock.calls.length === 0)
        throw Object.assign(new Error('x'), { request, code: 'CSS_CHUNK_LOAD_FAILED' });
      return 'dialog';
    };
    expect(await loadOrReload(page, 'idle', load)).toBe('dialog');
    expect(storage.length).toBe(0);
  });

  it.each<[string, Partial<BrowserPage>]>([
    ['the page is not served', { isServed: async () => false }],
    ['nothing can be reached', { isServed: () => Promise.reject(new TypeError('offline')) }],
    ['nothing can be noted, so that it might go on for ever', { storage: throwing }],
  ])('does not reload the page if %s', async (_, changes) => {
    const { page, reload } = tab(changes);
    await expect(loadOrReload(page, 'claims', gone)).rejects.toThrow('Loading chunk claims failed.');
    expect(reload).not.toHaveBeenCalled();
  });
});
