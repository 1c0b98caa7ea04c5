import type { SessionVault } from '../../application/ports/SessionVault';
import { withStorage } from './withStorage';

/** Raise the number when the stored shape changes, so that an older release's data is not read. */
export const PORTAL_PREFIX = 'hearthside.1.';

interface StorageVault extends SessionVault {
  /** Returns whether the storage has taken the value. */
  save(name: string, value: unknown): boolean;
}

/** Keeps values in session storage, by names with a prefix. A storage that is full, forbidden or holds garbage keeps nothing. */
export const sessionStorageVault = (storage: () => Storage, prefix: string): StorageVault => ({
  load: (name) =>
    withStorage(storage, (kept) => {
      const text = kept.getItem(prefix + name);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    }),
  save: (name, value) =>
    withStorage(storage, (kept) => {
      // If the new value does not fit, the old one must not come back.
      kept.removeItem(prefix + name);
      if (value !== undefined) kept.setItem(prefix + name, JSON.stringify(value));
      return true;
    }) ?? false,
  clear: () =>
    withStorage(storage, (kept) => {
      for (const name of Object.keys(kept)) if (name.startsWith(prefix)) kept.removeItem(name);
    }),
});

/** Keeps in memory what the storage does not take, for as long as the page lives. */
export const withMemory = (vault: StorageVault): SessionVault => {
  const refused = new Map<string, unknown>();
  return {
    load: (name) => refused.get(name) ?? vault.load(name),
    save: (name, value) => {
      refused.delete(name);
      if (!vault.save(name, value)) refused.set(name, value);
    },
    clear: () => {
      refused.clear();
      vault.clear();
    },
  };
};
