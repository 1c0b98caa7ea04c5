import { sourcesIn } from '../../../tests/support/sourcesIn';
import { englishWords } from './english';
import { spanish } from './spanish';

describe('englishWords', () => {
  it('has words for every key, and every brace in a placeholder', () => {
    const withoutPlaceholders = (words: string): string => words.replaceAll(/\{[a-zA-Z]+\}/g, '');
    const isWrong = (words: string): boolean =>
      words.trim() === '' || /[{}]|undefined|TODO|Lorem/.test(withoutPlaceholders(words));
    expect(Object.entries<string>(englishWords).filter(([, words]) => isWrong(words))).toEqual([]);
  });
});

describe.each([
  ['english', englishWords],
  ['spanish', spanish.words],
])('The files of %s', (language, words) => {
  it('have every key once', () => {
    const inFiles = sourcesIn(`src/ui/text/${language}`, '.ts').flatMap(({ source }) =>
      [...source.matchAll(/^ {2}'?([^' :]+)'?:/gm)].map(([, key]) => key),
    );
    expect(inFiles.toSorted()).toEqual(Object.keys(words).toSorted());
  });
});
