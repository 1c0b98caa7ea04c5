import { renameSync, writeFileSync } from 'node:fs';

/** Puts a file in the place of another one at once: no server and no replica may read half of it. */
export const writeWhole = (file: string, content: string | Buffer): void => {
  const unfinished = `${file}.${crypto.randomUUID()}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
};
