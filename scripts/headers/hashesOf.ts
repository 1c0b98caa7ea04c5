import { createHash } from 'node:crypto';

/** The sources that allow inline texts to the letter. */
export const hashesOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
