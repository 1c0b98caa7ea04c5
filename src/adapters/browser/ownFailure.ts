/** A place in a stack: an address, or code that has none because somebody evaluated it. */
const place = /[a-z][\w+.-]*:\/\/[^\s)]+|<anonymous>:\d/i;

/** Extensions run scripts in the page too, and those in the page itself have its address. All scripts of the portal but one are assets. */
export const isOwnScript = (address: string): boolean => address.startsWith(`${window.location.origin}/assets/`);

/** Whether a script of the portal is where the reason of a rejection comes from. What has no stack is of somebody else. */
export const isOwnRejection = (reason: unknown): boolean => {
  if (!(reason instanceof Error)) return false;
  const { message, stack = '' } = reason;
  // Chromium begins with the message, which can quote an address.
  const [first = ''] = place.exec(stack.replace(message, '')) ?? [];
  return isOwnScript(first);
};

/** Gives a failure of the portal's own work a stack of the portal, whatever the reason is. */
export const ownFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((cause: unknown) => {
    throw new Error('The portal failed.', { cause });
  });
