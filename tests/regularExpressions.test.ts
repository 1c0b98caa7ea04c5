import path from 'node:path';
import ts from 'typescript';
import { sourcesIn } from './support/sourcesIn';

const src = path.join(__dirname, '../src');

const expressionsOf = (file: string, source: string): readonly RegExp[] => {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      found.push(new RegExp(pattern, flags));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
};

const expressions = [...sourcesIn(src, '.ts'), ...sourcesIn(src, '.tsx')]
  .filter(({ file }) => !/\.test\.tsx?$/.test(file))
  .flatMap(({ file, source }) => expressionsOf(file, source).map((expression) => [file, expression] as const));

/** What somebody repeats who wants an expression to take long. */
const repeated = [
  ...'a0A .,-+_/\\<>&#%@(){}=:"\'\n\t\0é😀',
  '\u0301',
  '\u00A0',
  '\u200D😀',
  '1,',
  'a.',
  'a ',
  ' #',
  '\r\n',
  '&amp',
  'a-',
];

/** The words that an expression looks for, each with a space. */
const wordsOf = ({ source }: RegExp): readonly string[] => source.match(/[a-z]{2,}/gi)?.map((word) => `${word} `) ?? [];

const LENGTH = 20_000;

/** For a text of this length, what grows with its square takes hundreds of milliseconds, and everything else less than five. */
const isSlow = (expression: RegExp, text: string): boolean => {
  // A busy machine may stop for a while, but not each time.
  for (let tries = 0; tries < 3; tries += 1) {
    const begun = performance.now();
    text.replace(expression, '');
    if (performance.now() - begun < 100) return false;
  }
  return true;
};

describe('A regular expression of the portal', () => {
  it('is found', () => {
    expect(expressions.length).toBeGreaterThan(100);
  });

  it.each(expressions)('in %s takes no longer for a text that was made to take long: %s', (_, expression) => {
    const slow = [...repeated, ...wordsOf(expression)]
      .flatMap((part) => ['', ' apt ', 'a@'].map((start) => `${start}${part.repeat(LENGTH / part.length)}\u0001 `))
      .filter((text) => isSlow(expression, text));
    expect(slow.map((text) => text.slice(0, 12))).toEqual([]);
  });
});
