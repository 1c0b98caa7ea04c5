import { createHash } from 'node:crypto';
import type { LegalWording } from '../../src/domain/wording/LegalWording';
import { integrityOf } from '../release/integrityOf';

export interface WordingAsset {
  /** The language. */
  readonly code: string;
  /** Where the page loads it from. The name contains the hash of the content, so an old page keeps the wording that it was built with. */
  readonly file: string;
  readonly content: string;
}

export const wordingAsset = (code: string, wording: LegalWording): WordingAsset => {
  const content = JSON.stringify(wording);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { code, file: `assets/wording-${code}.${hash}.json`, content };
};

/** The block of the page about the wording, by language. */
export type WordingNames = Readonly<Record<string, { readonly file: string; readonly integrity: string }>>;

/** What the page says about the wording: the file of each language, and what it has to contain. */
export const wordingNames = (assets: readonly WordingAsset[]): string =>
  JSON.stringify(
    Object.fromEntries(
      assets.map(({ code, file, content }) => [code, { file: `/${file}`, integrity: integrityOf(content) }]),
    ),
  );
