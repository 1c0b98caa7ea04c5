/** What the portal needs and browsers below the list in `package.json` lack. Every other part of a browser that it needs is older. */
const needed: Readonly<Record<string, () => unknown>> = {
  'AbortSignal.prototype.throwIfAborted': () => AbortSignal.prototype.throwIfAborted,
  'Array.prototype.at': () => Array.prototype.at,
  'HTMLDialogElement.prototype.showModal': () => HTMLDialogElement.prototype.showModal,
  'HTMLFormElement.prototype.requestSubmit': () => HTMLFormElement.prototype.requestSubmit,
  'Object.hasOwn': () => Object.hasOwn,
};

const exists = (read: () => unknown): boolean => {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
};

/** The names of what this browser lacks. In such a browser the portal cannot run. */
export const missingFeatures = (): readonly string[] =>
  Object.keys(needed).filter((name) => !exists(needed[name] ?? Object));
