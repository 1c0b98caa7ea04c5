import { readFileSync, writeFileSync } from 'node:fs';
import { type CheckFault, readCheckFaults } from '../../scripts/rules/planted';
import { asvsPage } from './asvsPage';
import { requirements } from './requirements';
import { standings } from './standing';

const file = 'docs/asvs.md';

/** A guard names its requirements: "ASVS V14.2.2 V14.3.2: No cache keeps an answer of the API". */
const isAbout = (id: string, { guard, command }: CheckFault, file: string): boolean =>
  (/^ASVS ([^:]+):/.exec(guard)?.[1] ?? '').split(' ').includes(id) && command.includes(file);

describe('ASVS 5.0, levels 1 to 3', () => {
  it('has a row for each of its 345 requirements, and no other', () => {
    expect(requirements).toHaveLength(345);
    expect(Object.keys(standings).toSorted()).toEqual(requirements.toSorted());
  });

  it('names tests that are there', () => {
    const gone = Object.entries(standings).flatMap(([id, [, standing]]) =>
      standing.kind === 'tested' && !readFileSync(standing.file, 'utf8').includes(standing.test)
        ? [`${id}: ${standing.file} has no "${standing.test}"`]
        : [],
    );
    expect(gone).toEqual([]);
  });

  it('has for each test a fault that the test must detect @SAFE-44', () => {
    const faults = readCheckFaults();
    const unproven = Object.entries(standings).flatMap(([id, [, standing]]) =>
      standing.kind === 'tested' && !faults.some((fault) => isAbout(id, fault, standing.file)) ? [id] : [],
    );
    expect(unproven).toEqual([]);
  });

  it('is what docs/asvs.md says', () => {
    if (process.env['ASVS_WRITE'] === '1') writeFileSync(file, asvsPage());
    expect(readFileSync(file, 'utf8')).toBe(asvsPage());
  });
});
