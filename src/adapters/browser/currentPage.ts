/** The page as the browser has it. */
export interface BrowserPage {
  readonly storage: () => Storage;
  readonly reload: () => void;
  /** Whether the page would be there again: a browser that is offline would show its own. */
  readonly isServed: () => Promise<boolean>;
}

const MARK = 'hearthside-reloaded.';

export const browserPage: BrowserPage = {
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
  isServed: async () => (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok,
};

/** Notes that the page is loaded anew for a part; `false` where it was before, or where nothing can be noted. */
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
    // What could not be noted need not be forgotten.
  }
};

const isServed = (page: BrowserPage): Promise<boolean> => page.isServed().catch(() => false);

/**
 * Loads a part of the portal. One that is gone since a deploy has the page loaded anew, once, with all that the session keeps; what
 * fails then, or while nothing can be reached, is thrown, and may be tried again.
 */
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
