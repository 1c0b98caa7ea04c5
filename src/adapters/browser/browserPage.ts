import { refetchAsset } from './refetchAsset';
import { withStorage } from './withStorage';

export interface BrowserPage {
  readonly storage: () => Storage;
  /** Absent where a part is not worth a reload. */
  readonly reload: (() => void) | undefined;
  /** Whether a reload would work: offline, the browser would show its own error page. */
  readonly isServed: () => Promise<boolean>;
  /** Asks the server for an asset again. */
  readonly refetch: (address: string) => Promise<void>;
  /** Lets a part load without this style sheet of it. */
  readonly doWithout: (styleSheet: string) => void;
}

/** Whether the page was opened, rather than reloaded or restored by Back. */
export const wasOpened = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'navigate');

const MARK = 'hearthside-reloaded.';

export const browserPage = {
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
  isServed: async () => (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok,
  refetch: refetchAsset,
  doWithout: (styleSheet: string) => {
    // The loader takes it for the style sheet, and the browser asks for nothing.
    const standIn = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    standIn.dataset['href'] = new URL(styleSheet).pathname;
    document.head.append(standIn);
  },
} satisfies BrowserPage;

/** Notes that the page reloads for a part. `false` if it did before, or if storage is not available. */
const isFirstTime = ({ storage }: BrowserPage, part: string): boolean =>
  withStorage(storage, (kept) => {
    if (kept.getItem(MARK + part) !== null) return false;
    kept.setItem(MARK + part, '1');
    return true;
  }) ?? false;

/** The asset that did not load, as webpack names it, and whether it is a style sheet. */
const assetOf = (failure: unknown): { readonly asset: string | undefined; readonly isStyle: boolean } => {
  const { request, code } = failure as { readonly request?: unknown; readonly code?: unknown };
  return { asset: typeof request === 'string' ? request : undefined, isStyle: code === 'CSS_CHUNK_LOAD_FAILED' };
};

/**
 * Loads a part of the portal. If a release removed it, the page reloads once. Then the part does without a style sheet that does not load.
 * Any other failure is thrown. Rules SHELL-29 and SHELL-65.
 */
export const loadOrReload = async <T>(page: BrowserPage, part: string, load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await load();
    withStorage(page.storage, (kept) => kept.removeItem(MARK + part));
    return loaded;
  } catch (failure) {
    const isServed = await page.isServed().catch(() => false);
    const { asset, isStyle } = assetOf(failure);
    if (isServed && asset !== undefined) await page.refetch(asset).catch(() => undefined);
    if (page.reload && isServed && isFirstTime(page, part)) {
      page.reload();
      return new Promise(() => undefined);
    }
    if (!isServed || asset === undefined || !isStyle) throw failure;
    page.doWithout(asset);
    // A load that had begun before may still fail.
    return load().catch(load);
  }
};
