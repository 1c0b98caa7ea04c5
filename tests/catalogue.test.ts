import fs from 'node:fs';
import { englishWords } from '../src/ui/text/english';
import { catalogue } from './catalogue';

const rows = Object.entries(catalogue).flatMap(([section, listed]) =>
  listed.map(([says, ...tests]) => ({ section, says, tests })),
);

const sources = new Map<string, string>();

const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  sources.set(file, source);
  return source;
};

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the source calls `it`, `test` or a table of either by that title; a test that is skipped does not count. */
const hasTest = (source: string, title: string): boolean =>
  new RegExp(`(?:\\bit|\\btest|\\))\\(\\s*(['"\`])${literally(title)}\\1\\s*,`).test(source);

/** The table for people: `CATALOGUE=print npx jest tests/catalogue.test.ts`. */
const printed = (): string =>
  Object.entries(catalogue)
    .map(([section, listed]) => {
      const lines = listed.map(([says, ...tests]) =>
        [`- ${says}`, ...tests.map(([file, title]) => `    ${file}: ${title}`)].join('\n'),
      );
      return [`${section} (${String(listed.length)} rows)`, ...lines].join('\n');
    })
    .join('\n\n');

describe('The catalogue of the specification', () => {
  it.each(rows)('$section: $says', ({ tests }) => {
    expect(tests).not.toHaveLength(0);
    const missing = tests.filter(([file, title]) => !hasTest(sourceOf(file), title));
    expect(missing).toEqual([]);
  });

  it('has the customer’s words to the letter', () => {
    const words = Object.values<string>(englishWords);
    const quoted = rows.flatMap(({ says }) => [...says.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text));
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter((text) => !words.some((word) => word.includes(text)))).toEqual([]);
  });

  it('has every row once', () => {
    const all = rows.map(({ section, says }) => `${section}: ${says}`);
    expect(all.filter((row, index) => all.indexOf(row) !== index)).toEqual([]);
  });

  it.each([
    ["it('is there', () => {", true],
    ["it(\n    'is there',\n    () => {", true],
    ['test("is there", async () => {', true],
    ["])('is there', (a) => {", true],
    ["] as const)(\n'is there',", true],
    ["it('is there, and more', () => {", false],
    ["it.skip('is there', () => {", false],
    ["xit('is there', () => {", false],
    ["it.todo('is there');", false],
    ["describe('is there', () => {", false],
    ["// 'is there',", false],
  ])('finds in %j a test that "is there": %s', (source, isFound) => {
    expect(hasTest(source, 'is there')).toBe(isFound);
  });

  if (process.env['CATALOGUE'] === 'print') afterAll(() => void process.stdout.write(`${printed()}\n`));
});
