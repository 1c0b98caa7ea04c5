/** The order of two texts, for `sort`. Dates and moments are texts too. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
