/** Remembers the chosen language beyond the session. It never throws: without storage it forgets. */
export interface LanguageMemory {
  /** The stored code, else that of the browser's own languages, or `undefined`. The caller has to check it. */
  kept(): string | undefined;
  keep(code: string): void;
}
