import type { SessionVault } from '../../src/application/ports/SessionVault';

/** A vault that survives a reload, as session storage does. */
export const vaultOver = (storage: Map<string, string>): SessionVault => ({
  load: (name) => {
    const text = storage.get(name);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  },
  save: (name, value) => {
    if (value === undefined) storage.delete(name);
    else storage.set(name, JSON.stringify(value));
  },
  clear: () => storage.clear(),
});
