import type { Slot } from '../../src/application/ports/Slot';

/** Changes a part of what a slot of the record holds. */
export const changeSlot = <T extends object>({ read, write }: Slot<T | undefined>, changes: Partial<T>): void => {
  const value = read();
  if (value === undefined) throw new Error('The slot is empty.');
  write({ ...value, ...changes });
};
