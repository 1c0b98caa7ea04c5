import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| who'));

describe('docs/threats.md', () => {
  it('names for each threat a test that is there', () => {
    expect(rows.length).toBeGreaterThan(10);
    const named = rows.map((row) =>
      [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    );
    expect(named.filter((files) => files.length === 0 || !files.every((file) => existsSync(file)))).toEqual([]);
  });
});
