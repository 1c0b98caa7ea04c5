/** Whole digits in groups of three: "1,234". It does without `Intl`, which is slow at first (docs/performance-notes.md). */
export const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3}){1,9}$)/g, ',');
