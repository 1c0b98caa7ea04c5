import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asvsPage } from './page';
import { requirements } from './requirements';
import { standings } from './standing';

const root = path.join(__dirname, '../..');
const file = path.join(root, 'docs/asvs.md');

describe('ASVS 5.0, levels 1 to 3', () => {
  it('has a row for each of its 345 requirements, and no other', () => {
    expect(requirements).toHaveLength(345);
    expect(Object.keys(standings).toSorted()).toEqual(requirements.toSorted());
  });

  it('names tests that are there', () => {
    const gone = Object.entries(standings).flatMap(([id, [, standing]]) =>
      standing.kind === 'tested' && !readFileSync(path.join(root, standing.file), 'utf8').includes(standing.test)
        ? [`${id}: ${standing.file} has no "${standing.test}"`]
        : [],
    );
    expect(gone).toEqual([]);
  });

  it('is what docs/asvs.md says', () => {
    if (process.env['ASVS_WRITE'] === '1') writeFileSync(file, asvsPage());
    expect(readFileSync(file, 'utf8')).toBe(asvsPage());
  });
});
