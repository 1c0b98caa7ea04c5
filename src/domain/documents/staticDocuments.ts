import type { ConfiguredText } from '../ConfiguredText';
import type { CoverageCode } from '../policy/Coverage';

/** A document about the product, the same for every policy. */
export interface StaticDocument {
  readonly title: ConfiguredText;
  readonly filename: string;
  /** CW means every state. */
  readonly state: 'NY' | 'IL' | 'NJ' | 'CW';
  /** The document shows when at least one of these is on the policy. Without a list it always shows. */
  readonly coverages?: readonly CoverageCode[];
}

/** The documents of the catalogue for a customer's state and coverages. */
export const documentsFor = (
  catalogue: readonly StaticDocument[],
  state: string,
  codes: readonly CoverageCode[],
): readonly StaticDocument[] =>
  catalogue.filter(
    (document) =>
      (document.state === state || document.state === 'CW') &&
      (document.coverages === undefined || document.coverages.some((code) => codes.includes(code))),
  );

/**
 * The address of a document: it is in the folder of its state.
 * @param baseUrl where documents are served from, ending in a slash
 */
export const staticDocumentUrl = ({ state, filename }: StaticDocument, baseUrl: string): string =>
  `${baseUrl}${state}/${encodeURIComponent(filename)}`;
