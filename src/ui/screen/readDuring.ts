import { runInAction } from 'mobx';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { runAction } from './runAction';

interface Reading<Found> {
  readonly read: (visit: AbortSignal) => Promise<Found>;
  readonly use: (found: Found) => void | Promise<void>;
  readonly errors: ErrorHandler;
}

/** Reads something and uses it, unless the visit has ended meanwhile. A failure goes to the shared handler. */
export const readDuring = async <Found>(visit: AbortSignal, { read, use, errors }: Reading<Found>): Promise<void> => {
  const readAndUse = async (): Promise<void> => {
    const found = await read(visit);
    if (!visit.aborted) await runInAction(() => use(found));
  };
  await runAction(errors, readAndUse, visit);
};
