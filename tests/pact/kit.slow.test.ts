import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const kit = path.join(root, 'dist/pact-kit');

const linksOf = (page: string): readonly string[] =>
  [...readFileSync(path.join(kit, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
    path.join(path.dirname(page), link),
  );

describe('The kit for a backend', () => {
  beforeAll(() => execFileSync(process.execPath, ['scripts/pact/kit.mjs'], { cwd: root }));

  it.each(['README.md', 'docs/backend.md', 'pacts/PROVIDER-STATES.md'])('has what %s links to', (page) => {
    expect(linksOf(page).filter((link) => !existsSync(path.join(kit, link)))).toEqual([]);
  });

  it.each(['verify.js', 'compare.js'])('runs %s', (script) => {
    const run = () =>
      execFileSync(process.execPath, [`scripts/pact/${script}`, '--help'], {
        cwd: kit,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(run()).toContain('npm run pact:');
  });
});
