import { readRegister } from '../scripts/requirements/readRegister';
import { problemsOf, rulesOf, withTests } from '../scripts/requirements/register';
import { tagsOf } from '../scripts/requirements/testTags';

describe('The register of the rules', () => {
  it('has a test for every rule, a rule for every tag, and pages that are up to date', () => {
    expect(problemsOf(readRegister())).toEqual([]);
  });
});

const page = `# Claims

| id | from | rule | tests |
|---|---|---|---|
| CLAIM-1 | A5 | Without a description: “Description is required”. | \`a.test.ts\` |
| CLAIM-2 | A5 B4 | A description has at most 512 characters. |  |`;

const register = {
  pages: new Map([['claims.md', page]]),
  tests: new Map([
    ['CLAIM-1', ['a.test.ts']],
    ['CLAIM-2', ['b.test.ts', 'c.spec.ts']],
  ]),
  words: ['Description is required'],
};

const upToDate = new Map([['claims.md', withTests(page, register.tests)]]);

describe('A page of rules', () => {
  it('has an id and a text in each row', () => {
    expect(rulesOf(page)[1]).toEqual({
      id: 'CLAIM-2',
      text: 'A description has at most 512 characters.',
    });
  });

  it('names the tests of each rule', () => {
    expect(upToDate.get('claims.md')).toContain('512 characters. | `b.test.ts` `c.spec.ts` |');
    expect(problemsOf({ ...register, pages: upToDate })).toEqual([]);
  });
});

describe('A register that is wrong', () => {
  const pages = upToDate;

  it.each([
    ['a page is out of date', register, /claims\.md is out of date/],
    ['a rule has no test', { ...register, pages, tests: new Map([['CLAIM-1', ['a']]]) }, /CLAIM-2 has no test/],
    [
      'a tag has no rule',
      { ...register, pages, tests: new Map([...register.tests, ['CLAIM-9', ['a']]]) },
      /a: @CLAIM-9 is not a rule/,
    ],
    ['a rule quotes words that the portal does not say', { ...register, pages, words: ['Say what'] }, /CLAIM-1 quotes/],
    [
      'an id is declared twice',
      { ...register, pages: new Map([...pages, ['more.md', page]]) },
      /CLAIM-2 is declared twice/,
    ],
  ])('says that %s', (_, wrong, problem) => {
    expect(problemsOf(wrong).some((text) => problem.test(text))).toBe(true);
  });
});

describe('A tag', () => {
  it.each([
    ["it('asks @CLAIM-1', f)", ['CLAIM-1']],
    ["it.each(rows)('asks for %s @CLAIM-1 @CLAIM-2', f)", ['CLAIM-1', 'CLAIM-2']],
    ["test.describe('the limits @CLAIM-1', f)", ['CLAIM-1']],
    ['test(`asks ${name} @CLAIM-1`, f)', ['CLAIM-1']],
    ["it.skip('asks @CLAIM-1', f)", []],
    ["describe.skip('claims', () => { it('asks @CLAIM-1', f) })", []],
    ["it.todo('asks @CLAIM-1')", []],
    ["// it('asks @CLAIM-1', f)", []],
    ["expect('nora@CLAIM-1')", []],
    ["say('asks @CLAIM-1')", []],
  ])('is read from %j', (source, tags) => {
    expect([...tagsOf(source)]).toEqual(tags);
  });

  it('is an error in a row, where it would count for nothing', () => {
    const source = "it.each([['it asks @CLAIM-1', 1]])('%s', f)";
    expect(() => tagsOf(source, 'a.test.ts')).toThrow('a.test.ts: "it asks @CLAIM-1" is a row of it.each.');
  });

  it('is read from a file with a generic arrow function, which is not JSX', () => {
    const source = "const same = <T>(value: T): T => value;\nit('asks @CLAIM-1', () => same(1));";
    expect([...tagsOf(source, 'a.test.ts')]).toEqual(['CLAIM-1']);
  });
});
