import type { UniqueIds } from '../../src/application/ports/UniqueIds';

/** Numbers its ids. */
export const countedIds = (): UniqueIds => {
  let count = 0;
  return { next: () => `key-${String((count += 1))}` };
};
