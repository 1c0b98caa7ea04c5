import type { Instant } from './Instant';

/** Claims or payments, newest first; those without a moment come last. */
export const newestFirst = <T extends { readonly createdAt?: Instant | undefined }>(
  given: readonly T[],
): readonly T[] => given.toSorted(({ createdAt: a = '' }, { createdAt: b = '' }) => (a < b ? 1 : a > b ? -1 : 0));
