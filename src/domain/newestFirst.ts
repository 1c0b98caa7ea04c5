import { compareTexts } from './compareTexts';
import type { Instant } from './Instant';

/** Claims or payments, newest first; those without a moment come last. */
export const newestFirst = <T extends { readonly createdAt?: Instant | undefined }>(
  given: readonly T[],
): readonly T[] => [...given].sort(({ createdAt: a = '' }, { createdAt: b = '' }) => compareTexts(b, a));
