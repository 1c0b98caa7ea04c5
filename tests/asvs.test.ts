import { existsSync, readFileSync } from 'node:fs';
import { type CheckFault, readCheckFaults } from '../scripts/rules/planted';

/** How many requirements each section of a chapter has at the levels 1 to 3. */
const chapters: Readonly<Record<string, readonly number[]>> = {
  V1: [2, 10, 12, 3, 3],
  V2: [3, 3, 5, 2],
  V3: [1, 3, 5, 8, 8, 1, 5],
  V4: [5, 5, 2, 4],
  V5: [1, 6, 3, 3],
  V6: [3, 12, 8, 6, 8, 4, 2, 4],
  V7: [3, 4, 2, 5, 3, 2],
  V8: [4, 4, 3, 2],
  V9: [3, 4],
  V10: [2, 3, 5, 16, 5, 2, 3],
  V11: [4, 5, 5, 4, 2, 2, 2],
  V12: [5, 2, 5],
  V13: [4, 6, 4, 7],
  V14: [2, 8, 3],
  V15: [5, 5, 7, 4],
  V16: [1, 5, 4, 3, 4],
  V17: [2, 8, 2],
};

/** In the order of the standard: "V1.1.1". */
const requirements = Object.entries(chapters).flatMap(([chapter, sections]) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (V[\d.]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', by = '', how = '']) => ({
    id,
    by,
    how,
  }),
);
const tested = rows
  .filter(({ by }) => by === 'test')
  .map(({ id, how }) => {
    const [, file = '', test = ''] = /^`(.+?)`: (.+)$/.exec(how) ?? [];
    return { id, file, test };
  });

/** A guard names its requirements: "ASVS V14.2.2 V14.3.2: No cache keeps an answer of the API". */
const isAbout = (id: string, { guard, command }: CheckFault, file: string): boolean =>
  (/^ASVS ([^:]+):/.exec(guard)?.[1] ?? '').split(' ').includes(id) && command.includes(file);

describe('docs/asvs.md, of ASVS 5.0 at the levels 1 to 3', () => {
  it('has a row for each of the 345 requirements, and no other', () => {
    expect(requirements).toHaveLength(345);
    expect(rows.map(({ id }) => id)).toEqual(requirements);
  });

  it('names tests that are there', () => {
    const isThere = (file: string, test: string): boolean =>
      existsSync(file) && test !== '' && readFileSync(file, 'utf8').includes(test);
    expect(tested.filter(({ file, test }) => !isThere(file, test))).toEqual([]);
  });

  it('has for each test a fault that the test must detect @SAFE-44', () => {
    const faults = readCheckFaults();
    const isProven = (id: string, file: string): boolean => faults.some((fault) => isAbout(id, fault, file));
    expect(tested.filter(({ id, file }) => !isProven(id, file))).toEqual([]);
  });

  it('says who could close what is open', () => {
    const open = rows.filter(({ by }) => by.startsWith('**'));
    expect(open.filter(({ how }) => !/\*\*Could close it:\*\* \S/.test(how))).toEqual([]);
  });

  it('counts its rows', () => {
    const [summary = ''] = /345 requirements[^]*?open\*\*/.exec(page) ?? [];
    const counts = ['test', 'met', 'API', 'operator', 'none', '**partly**', '**open**'].map(
      (kind) => rows.filter(({ by }) => by === kind).length,
    );
    expect([...summary.matchAll(/\d+/g)].map(Number)).toEqual([rows.length, ...counts]);
  });
});
