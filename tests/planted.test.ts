import { existsSync, readFileSync } from 'node:fs';
import { readRegister } from '../scripts/requirements/readRegister';
import { rulesOf } from '../scripts/requirements/register';
import { plant, problemOf, readCheckFaults, readRuleFaults, syntaxProblem } from '../scripts/rules/planted';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const rules = [...readRegister().pages.values()].flatMap(rulesOf).map(({ id }) => id);

const inSources = [...readRuleFaults(), ...readCheckFaults()].filter(({ file }) => !file.startsWith('dist/'));

describe('The planted faults', () => {
  it('are of rules that exist, and break each of them', () => {
    const planted = new Set(readRuleFaults().map(({ rule }) => rule));
    expect([...planted].filter((rule) => !rules.includes(rule))).toEqual([]);
    expect(rules.filter((rule) => !planted.has(rule))).toEqual([]);
  });

  it('each find their place once @SAFE-39', () => {
    expect(inSources.filter((fault) => plant(textOf(fault.file), fault) === undefined)).toEqual([]);
  });

  it('each leave a file that can be parsed @SAFE-39', () => {
    const problems = inSources.map((fault) => syntaxProblem(fault.file, plant(textOf(fault.file), fault) ?? ''));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});

describe('A fault', () => {
  it.each([
    ['replaces its text', 'a 31 b', '31', '30', 'a 30 b'],
    ['adds a file', '', '', 'new', 'new'],
    ['has no place where the text is missing', 'a b', '31', '30', undefined],
    ['has no place where the text is there twice', '31 31', '31', '30', undefined],
    ['has no place where it changes nothing', 'a 31 b', '31', '31', undefined],
    ['does not replace a file that it adds', 'old', '', 'new', undefined],
  ])('%s', (_, text, from, to, planted) => {
    expect(plant(text, { file: 'a.ts', from, to })).toBe(planted);
  });
});

describe('A file with a fault', () => {
  it.each([
    ['a.ts', 'const a = <T>(b: T): T => b;', 'const a = ;'],
    ['a.tsx', 'const a = <p>b</p>;', 'const a = <p>b;'],
    ['a.mjs', 'export const a = 1;', 'export const = 1;'],
    ['a.json', '{"a":1}', '{"a":1,}'],
    ['a.css', '.a { color: red; }', '.a { color: red;'],
    ['a.yaml', 'a: [1]', 'a: [1'],
  ])('%s is parsed', (file, right, wrong) => {
    expect(syntaxProblem(file, right)).toBeUndefined();
    expect(syntaxProblem(file, wrong)).toMatch(new RegExp(`^${file}: `));
  });
});

describe('A rule', () => {
  const green = { passed: ['ends in time @A-1'], failed: [], unloaded: [] };

  it.each([
    ['is proven by a test that cites it', { ...green, failed: ['ends @A-1'] }, [], undefined],
    ['is not proven by a test that passes', green, [], 'its tests pass with the fault'],
    ['is not proven by no test', { ...green, passed: [] }, [], 'none of its tests runs'],
    [
      'is not proven by a test of another rule',
      { ...green, failed: ['ends @A-12'] },
      [],
      'its tests fail without the fault',
    ],
    [
      'is not proven by what fails anyway',
      { ...green, failed: ['ends @A-1'] },
      ['ends @A-1'],
      'its tests fail without the fault',
    ],
    [
      'is not proven by a file that does not load',
      { ...green, unloaded: ['a.test.ts'] },
      [],
      'a.test.ts does not load with the fault',
    ],
  ])('%s', (_, report, failsAnyway, problem) => {
    expect(problemOf('A-1', report, failsAnyway)).toBe(problem);
  });
});
