/** Whole digits in groups of three: "1,234". `Intl.NumberFormat` would take 20 ms of processor time for its first number. */
export const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
