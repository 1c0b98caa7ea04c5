/** What an access to the browser's storage returns; `undefined` where the storage is full or forbidden, or holds garbage. */
export const withStorage = <T>(storage: () => Storage, access: (storage: Storage) => T): T | undefined => {
  try {
    return access(storage());
  } catch {
    return undefined;
  }
};
