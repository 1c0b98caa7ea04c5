import type { Change } from './Receipt';

/** A value that a change leaves as it is; `undefined` if it is not known. */
export const unchanged = <Value>(value: Value | undefined): Change<Value> | undefined =>
  value === undefined ? undefined : { before: value, after: value };
