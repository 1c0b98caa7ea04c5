/** Remembers from visit to visit which language was chosen; it outlives the session. It never throws: where it cannot keep, it forgets. */
export interface LanguageMemory {
  /** The code that was kept, or `undefined`. It may be anything: whoever reads it has to check it. */
  kept(): string | undefined;
  keep(code: string): void;
}
