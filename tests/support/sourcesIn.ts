import fs from 'node:fs';
import path from 'node:path';

/** The files in a folder whose path ends as given, each with its text. */
export const sourcesIn = (folder: string, end: string): readonly { readonly file: string; readonly source: string }[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => ({ file, source: fs.readFileSync(path.join(folder, file), 'utf8') }));
