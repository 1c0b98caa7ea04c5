import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Bill {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly licenses: readonly { readonly expression: string }[];
    readonly hashes: readonly { readonly content?: string }[];
  }[];
}

const read = (file: string): string => readFileSync(file, 'utf8');

// The browser tests are the ones that find both builds in place.
test.describe('A build', { tag: ['@http', '@chromium'] }, () => {
  test('contains no time travel, sample account, source map or part of the reference server @SAFE-40', () => {
    const { stdout } = spawnSync('node', ['scripts/check-bundle.mjs'], { encoding: 'utf8' });
    expect(stdout).toBe('0 problems\n');
  });

  const packages = (JSON.parse(read('package.json')) as { readonly dependencies: Readonly<Record<string, string>> })
    .dependencies;
  const dependencies = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  // The in-memory portal makes no calls.
  const builds = { main: [], demo: dependencies.filter((each) => each.startsWith('openapi-fetch ')) };

  for (const [build, absent] of Object.entries<readonly string[]>(builds))
    test(`of ${build} comes with a bill of every package in it @SAFE-41`, () => {
      const { components } = JSON.parse(read(`dist/${build}.sbom.json`)) as Bill;
      const listed = components.map(({ name, version }) => `${name} ${version}`);
      expect(listed).toEqual(expect.arrayContaining(dependencies.filter((each) => !absent.includes(each))));
      const licences = read(`dist/${build}/THIRD-PARTY-LICENCES.txt`);
      expect(listed.filter((each) => !licences.includes(`${each} (`))).toEqual([]);
      for (const { name, licenses, hashes } of components) {
        expect(licenses[0]?.expression, name).toMatch(/\w/);
        expect(hashes[0]?.content, name).toMatch(/^[\da-f]{128}$/);
      }
    });
});
