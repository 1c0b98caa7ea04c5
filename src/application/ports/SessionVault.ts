/** Keeps the customer's record for as long as the browser tab lives. It never throws: where it cannot keep, it forgets. */
export interface SessionVault {
  /** What was kept under the name, or `undefined`. It may be anything: whoever reads it has to check it. */
  load(name: string): unknown;
  save(name: string, value: unknown): void;
  clear(): void;
}
