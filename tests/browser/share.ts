/** CI takes a share of each sweep. Without `PART`, as in `npm run test:browsers`, a sweep is whole. */
export const isWhole = process.env['PART'] === undefined;

/** One of so many items of a sweep, in CI. */
export const isInShare = (index: number, shares: number): boolean => isWhole || index % shares === 0;
