import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Without `d`: ad blockers hide classes such as `ad1`. */
const LETTERS = 'abcefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters for a number, so that a digit can follow: 0 is `a`, 51 is `aa`. */
const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/** The CSS modules of a folder, in an order that is the same on every machine. */
export const cssModulesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file))
    .sort();

/** Names a class by letters for its style sheet and a number for its place in it: `b3`. The same content always has the same names. Hashes do not compress. */
export const shortClassNames = (styleSheets: readonly string[]) => {
  const known = new Map(styleSheets.map((file) => [file, new Map<string, number>()]));
  return ({ resourcePath }: { readonly resourcePath: string }, _pattern: string, name: string): string => {
    const numbers = known.get(resourcePath);
    if (numbers === undefined) throw new Error(`${resourcePath} is not a CSS module of the build.`);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return `${lettersOf(styleSheets.indexOf(resourcePath))}${String(number)}`;
  };
};
