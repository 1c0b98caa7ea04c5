/** Stores the customer's record for the life of the browser tab. It never throws: without storage it forgets. */
export interface SessionVault {
  /** The stored value, or `undefined`. The caller has to check it. */
  load(name: string): unknown;
  save(name: string, value: unknown): void;
  clear(): void;
}
