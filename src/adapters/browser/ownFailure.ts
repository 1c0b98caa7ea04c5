/** A place in a stack: an address, or evaluated code, which has none. */
const PLACE = /[a-z][\w+.-]{0,30}:\/\/[^\s)]+|<anonymous>:\d/i;

/**
 * Whether a script is the portal's, not an extension's. All scripts of the portal are assets, except the one in the page, whose address any
 * inline script has.
 */
export const isOwnScript = (address: string): boolean => address.startsWith(`${location.origin}/assets/`);

/** Whether the reason of a rejection comes from a script of the portal. A reason without a stack does not. */
export const isOwnRejection = (reason: unknown): boolean => {
  if (!(reason instanceof Error)) return false;
  const { message, stack = '' } = reason;
  // Chromium begins with the message, which can quote an address.
  const [first = ''] = PLACE.exec(stack.replace(message, '')) ?? [];
  return isOwnScript(first);
};

/** Rethrows a failure of the portal's own work with a stack of the portal, so that `isOwnRejection` recognises it. */
export const ownFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((cause: unknown) => {
    throw new Error('The portal failed.', { cause });
  });
