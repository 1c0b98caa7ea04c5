import type { SessionVault } from '../../application/ports/SessionVault';
import { withStorage } from './withStorage';

/** Raise the number when the stored shape changes, so that an older release's data is not read. */
const PREFIX = 'hearthside.1.';

/** Keeps values in session storage. If that is full, forbidden or holds garbage, the portal works in memory. */
export const sessionStorageVault = (storage: () => Storage, prefix = PREFIX): SessionVault => ({
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
    }),
  clear: () =>
    withStorage(storage, (kept) => {
      for (const name of Object.keys(kept)) if (name.startsWith(prefix)) kept.removeItem(name);
    }),
});
