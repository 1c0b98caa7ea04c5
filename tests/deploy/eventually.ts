import { setTimeout as wait } from 'node:timers/promises';

/** The first value that `read` finds. nginx writes its logs after its answer. */
export const eventually = async <T>(read: () => T | undefined): Promise<T> => {
  const end = AbortSignal.timeout(20_000);
  while (!end.aborted) {
    const found = read();
    if (found !== undefined) return found;
    await wait(5);
  }
  throw new Error('It was never written.');
};
