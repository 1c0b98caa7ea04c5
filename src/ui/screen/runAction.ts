import type { ErrorHandler } from '../../application/ports/ErrorHandler';

/**
 * Runs one action of a view-model. An error goes to the shared handler once; it is dropped after the customer has left.
 * @param signal of the visit, for reads. A write has none, because its error matters wherever the customer is.
 * @returns whether the action completed
 */
export const runAction = async (
  errors: ErrorHandler,
  action: () => Promise<void>,
  signal?: AbortSignal,
): Promise<boolean> => {
  try {
    await action();
    return true;
  } catch (error) {
    if (!signal?.aborted) errors.handle(error);
    return false;
  }
};
