import fs from 'node:fs';
import path from 'node:path';
import { englishWords } from './english';
import { spanish } from './spanish';

const keys = Object.entries<string>(englishWords);

describe('englishWords', () => {
  it.each(keys)('has words for %s', (_, words) => {
    expect(words.trim()).not.toBe('');
    expect(words).not.toMatch(/\{\s*\}|undefined|TODO|Lorem/);
  });

  it('has every brace in a placeholder', () => {
    const plain = keys.map(([key, words]) => [key, words.replaceAll(/\{[a-zA-Z]+\}/g, '')] as const);
    expect(plain.filter(([, words]) => /[{}]/.test(words))).toEqual([]);
  });
});

describe.each([
  ['english', englishWords],
  ['spanish', spanish.words],
])('The files of %s', (language, words) => {
  it('have every key once', () => {
    const folder = `src/ui/text/${language}`;
    const inFiles = fs
      .readdirSync(folder)
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
      .flatMap((source) => [...source.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key));
    expect(inFiles.toSorted()).toEqual(Object.keys(words).toSorted());
  });
});
