import { readFileSync } from 'node:fs';

/** The content of a file that an operator has written. Some editors begin it with a byte order mark, which JSON does not know. */
export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
