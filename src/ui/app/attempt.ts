import type { FailureHandler } from '../../application/ports/FailureHandler';

/**
 * Runs one action of a view-model. What fails goes to the shared handler, once; what fails after the customer left is dropped.
 *
 * @param signal of the visit, for reads; a write is attempted without, since its failure matters wherever the customer is
 */
export const attempt = async (
  failures: FailureHandler,
  action: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> => {
  try {
    await action();
  } catch (failure) {
    if (!signal?.aborted) failures.handle(failure);
  }
};
