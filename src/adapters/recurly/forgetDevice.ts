const PREFIX = '__recurly__';

/** Removes the data that Recurly.js stores in the browser: the numbers of the device and of the session. */
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
