import type { LegalKey } from './legalTexts';

/** The version of `legalTexts`. It rises when a text or a placeholder is added, removed or renamed. */
export const WORDING_VERSION = 1;

/** The legal texts in one language: `config/wording/en.json` and its like. */
export interface LegalWording {
  readonly version: number;
  /** The texts that the insurer has not approved yet. */
  readonly placeholders: readonly LegalKey[];
  readonly texts: Readonly<Record<LegalKey, string>>;
}
