import type { ConfiguredText } from '../ConfiguredText';
import type { CoverageCode } from '../policy/Coverage';

/** A PDF that belongs to the product rather than to one policy (document 2, section 2, documents). */
export interface StaticDocument {
  readonly title: ConfiguredText;
  readonly filename: string;
  /** CW means every state. */
  readonly state: 'NY' | 'IL' | 'NJ' | 'CW';
  /** The document shows when at least one of these is on the policy; without any it always shows. */
  readonly coverages?: readonly CoverageCode[];
}

/** The part of the catalogue that concerns a customer (decisions, "Screens"). */
export const documentsFor = (
  catalogue: readonly StaticDocument[],
  state: string,
  held: readonly CoverageCode[],
): readonly StaticDocument[] =>
  catalogue.filter(
    (document) =>
      (document.state === state || document.state === 'CW') &&
      (document.coverages === undefined || document.coverages.some((code) => held.includes(code))),
  );

/**
 * Where a document of the catalogue lies: in the folder of its state.
 *
 * @param baseUrl where documents are served from, ending in a slash
 */
export const staticDocumentUrl = ({ state, filename }: StaticDocument, baseUrl: string): string =>
  `${baseUrl}${state}/${encodeURIComponent(filename)}`;
