import { runInAction } from 'mobx';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';

/**
 * Runs one action of a view-model. An error goes to the shared handler once; it is dropped after the customer has left.
 * @param signal of the visit, for what a screen reads: the error page takes the screen's place. A write has none, because its error matters
 *   wherever the customer is, and Back has to lead to its form.
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
    if (!signal?.aborted) errors.handle(error, signal !== undefined);
    return false;
  }
};

/** Reads something during a visit, and uses it unless the visit has ended meanwhile. */
export const readDuring = <Found>(
  visit: AbortSignal,
  errors: ErrorHandler,
  read: (visit: AbortSignal) => Promise<Found>,
  use: (found: Found) => void | Promise<void>,
): Promise<boolean> =>
  runAction(
    errors,
    async () => {
      const found = await read(visit);
      if (!visit.aborted) await runInAction(() => use(found));
    },
    visit,
  );
