import type { SessionVault } from '../../application/ports/SessionVault';

/** Changes with the shape of what is kept, so that an older portal's leavings are not read. */
const PREFIX = 'hearthside.1.';

/** Keeps in session storage; where that is full, forbidden or holds garbage, the portal goes on in memory. */
export const sessionStorageVault = (storage: () => Storage, prefix = PREFIX): SessionVault => {
  const attempt = <T>(access: (storage: Storage) => T): T | undefined => {
    try {
      return access(storage());
    } catch {
      return undefined;
    }
  };

  return {
    load: (name) =>
      attempt((kept) => {
        const text = kept.getItem(prefix + name);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      }),
    save: (name, value) => {
      attempt((kept) => {
        // What does not fit any more must not come back as it was before.
        kept.removeItem(prefix + name);
        if (value !== undefined) kept.setItem(prefix + name, JSON.stringify(value));
      });
    },
    clear: () => {
      attempt((kept) => {
        for (const name of Object.keys(kept)) if (name.startsWith(prefix)) kept.removeItem(name);
      });
    },
  };
};
