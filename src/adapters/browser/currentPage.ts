export interface BrowserPage {
  readonly storage: () => Storage;
  readonly reload: () => void;
  /** Whether a reload would work: offline, the browser would show its own error page. */
  readonly isServed: () => Promise<boolean>;
}

/** Whether the page was opened, rather than reloaded or restored by Back. */
export const wasOpened = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'navigate');

const MARK = 'hearthside-reloaded.';

export const browserPage: BrowserPage = {
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
  isServed: async () => (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok,
};

/** Notes that the page reloads for a part. `false` if it did before, or if storage is not available. */
const isFirstTime = ({ storage }: BrowserPage, part: string): boolean => {
  try {
    const kept = storage();
    if (kept.getItem(MARK + part) !== null) return false;
    kept.setItem(MARK + part, '1');
    return true;
  } catch {
    return false;
  }
};

const forget = ({ storage }: BrowserPage, part: string): void => {
  try {
    storage().removeItem(MARK + part);
  } catch {
    // Without storage there is no note.
  }
};

const isServed = (page: BrowserPage): Promise<boolean> => page.isServed().catch(() => false);

/** Loads a part of the portal. If a release removed it, the page reloads once. Any other failure is thrown. Rule SHELL-29. */
export const loadCurrent = async <T>(page: BrowserPage, part: string, load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await load();
    forget(page, part);
    return loaded;
  } catch (failure) {
    if (!(await isServed(page)) || !isFirstTime(page, part)) throw failure;
    page.reload();
    return new Promise(() => undefined);
  }
};
