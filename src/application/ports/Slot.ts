/** One value that use cases write and view-models derive from. */
export interface Slot<T> {
  read(): T;
  write(value: T): void;
  /** Restores the initial value. */
  reset(): void;
}
