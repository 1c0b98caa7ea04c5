const PREFIX = '__recurly__';

/** Removes what Recurly.js keeps in the browser: the number of the device, and that of the session. */
export const forgetDevice = (): void => {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // Where storage is closed, Recurly keeps nothing.
    }
  }
};
