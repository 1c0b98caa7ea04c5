/** In `npm test`, one of so many rows of a sweep; else all of them. */
export const inSample = <T>(rows: readonly T[], shares: number): readonly T[] =>
  process.env['PART'] === 'sample' ? rows.filter((_, index) => index % shares === 0) : rows;
