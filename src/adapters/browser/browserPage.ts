import { refetchAsset } from './refetchAsset';
import { withStorage } from './withStorage';

export interface BrowserPage {
  readonly storage: () => Storage;
  readonly reload: () => void;
  /** Whether a reload would work: offline, the browser would show its own error page. */
  readonly isServed: () => Promise<boolean>;
  /** Asks the server for an asset again. */
  readonly refetch: (address: string) => Promise<void>;
}

/** Whether the page was opened, rather than reloaded or restored by Back. */
export const wasOpened = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'navigate');

const MARK = 'hearthside-reloaded.';

export const browserPage: BrowserPage = {
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
  isServed: async () => (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok,
  refetch: refetchAsset,
};

/** Notes that the page reloads for a part. `false` if it did before, or if storage is not available. */
const isFirstTime = ({ storage }: BrowserPage, part: string): boolean =>
  withStorage(storage, (kept) => {
    if (kept.getItem(MARK + part) !== null) return false;
    kept.setItem(MARK + part, '1');
    return true;
  }) ?? false;

/** The asset that did not load, as webpack names it. */
const assetOf = (failure: unknown): string | undefined => {
  const { request } = failure as { readonly request?: unknown };
  return typeof request === 'string' ? request : undefined;
};

/** Loads a part of the portal. If a release removed it, the page reloads once. Any other failure is thrown. Rule SHELL-29. */
export const loadOrReload = async <T>(page: BrowserPage, part: string, load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await load();
    withStorage(page.storage, (kept) => kept.removeItem(MARK + part));
    return loaded;
  } catch (failure) {
    const isServed = await page.isServed().catch(() => false);
    const asset = assetOf(failure);
    if (isServed && asset !== undefined) await page.refetch(asset).catch(() => undefined);
    if (!isServed || !isFirstTime(page, part)) throw failure;
    page.reload();
    return new Promise(() => undefined);
  }
};
