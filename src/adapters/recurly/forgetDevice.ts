import { withStorage } from '../browser/withStorage';

const PREFIX = '__recurly__';

/** Removes the data that Recurly.js stores in the browser: the numbers of the device and of the session. */
export const forgetDevice = (): void => {
  for (const storage of [() => window.localStorage, () => window.sessionStorage])
    withStorage(storage, (kept) => {
      for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
    });
};
