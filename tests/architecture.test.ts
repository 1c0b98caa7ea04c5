import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

const cruise = (folder: string): Cruise['summary'] => {
  const program = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'src', '--config', path.join(folder, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as Cruise).summary;
};

/** File, what it imports, and the rule that forbids it: the list of what is allowed, unless another is named. */
type Plant = readonly [file: string, imports: string, rule?: string];

const forbidden: readonly Plant[] = [
  ['domain/a.ts', '../application/fine'],
  ['domain/b.ts', '../ui/fine'],
  ['domain/c.ts', 'mobx'],
  ['domain/d.ts', 'valibot'],
  ['domain/e.ts', 'node:crypto'],
  ['domain/g.ts', 'date-fns'],
  ['application/a.ts', '../ui/fine'],
  ['application/b.ts', '../adapters/memory/fine'],
  ['application/c.ts', '../composition/fine'],
  ['application/d.ts', 'date-fns'],
  ['application/e.ts', 'mobx'],
  ['adapters/http/a.ts', '../memory/fine'],
  ['adapters/http/b.ts', '../../ui/fine'],
  ['adapters/http/c.ts', 'mobx'],
  ['adapters/memory/a.ts', '../http/fine'],
  ['adapters/memory/b.ts', '../reference-api/fine'],
  ['adapters/memory/c.ts', 'valibot'],
  ['adapters/reference-api/a.ts', '../http/fine'],
  ['adapters/reference-api/b.ts', 'openapi-fetch'],
  ['adapters/browser/a.ts', '../state/fine'],
  ['adapters/browser/b.ts', '../../composition/fine'],
  ['adapters/configuration/a.ts', '../browser/fine'],
  ['adapters/state/a.ts', '../browser/fine'],
  ['adapters/state/b.ts', 'mobx-react-lite'],
  ['adapters/recurly/a.ts', '../memory/fine'],
  ['adapters/recurly/b.ts', 'react'],
  ['adapters/google-places/a.ts', '../http/fine'],
  ['adapters/newcomer/a.ts', '../../domain/fine'],
  ['ui/a.tsx', '../adapters/memory/fine'],
  ['ui/b.tsx', '../composition/fine'],
  ['ui/c.tsx', 'openapi-fetch'],
  ['ui/d.tsx', 'inversify', 'inversify-in-composition-only'],
  ['adapters/http/d.ts', 'inversify', 'inversify-in-composition-only'],
  ['main.tsx', 'inversify', 'inversify-in-composition-only'],
  ['page/a.ts', '../composition/fine'],
  ['page/b.ts', '../adapters/memory/fine'],
  ['ui/f.tsx', '../page/fine'],
  ['newRoom/a.ts', '../domain/fine'],
  ['ui/e.tsx', './gallery/fine', 'gallery-stands-alone'],
  ['composition/a.ts', '../ui/gallery/fine', 'gallery-stands-alone'],
  ['domain/chicken.ts', './egg', 'no-cycles'],
  ['domain/f.ts', './claims/fine', 'values-know-no-area'],
  ['domain/typed/a.ts', '../fine', 'typed-knows-no-value'],
  ['application/f.ts', './ports/fine', 'failures-know-no-port'],
];

const allowed: readonly Plant[] = [
  ['domain/fine.ts', './typed/fine'],
  ['domain/claims/fine.ts', '../fine'],
  ['application/fine.ts', '../domain/fine'],
  ['application/ports/fine.ts', '../fine'],
  ['adapters/http/fine.ts', 'openapi-fetch'],
  ['adapters/memory/fine.ts', '../../application/fine'],
  ['adapters/reference-api/fine.ts', '../memory/fine'],
  ['adapters/browser/fine.ts', 'valibot'],
  ['adapters/configuration/fine.ts', 'valibot'],
  ['adapters/state/fine.ts', 'mobx'],
  ['adapters/recurly/fine.ts', '../../domain/fine'],
  ['adapters/google-places/fine.ts', '../../application/fine'],
  ['ui/fine.tsx', 'react'],
  ['ui/gallery/fine.tsx', '../fine'],
  ['page/fine.tsx', '../ui/fine'],
  ['composition/fine.ts', 'inversify'],
  ['demo.tsx', './composition/fine'],
  ['ui/fine.test.tsx', '../adapters/memory/fine'],
];

/** The other half of the cycle, which is reported once. */
const egg: Plant = ['domain/egg.ts', './chicken'];

const layers = ['domain', 'application', 'adapters', 'ui'] as const;

/** What `domain/fine.ts` imports. It imports nothing that exists. */
const bottom: Plant = ['domain/typed/fine.ts', './z'];

/** Two folders of each layer that import each other, although no two files do. */
const folderCycles: readonly Plant[] = layers.flatMap((layer): readonly Plant[] => [
  [`${layer}/hens/a.ts`, '../eggs/a'],
  [`${layer}/eggs/a.ts`, './z'],
  [`${layer}/eggs/b.ts`, '../hens/b'],
  [`${layer}/hens/b.ts`, './z'],
]);

const installed = ['date-fns', 'inversify', 'mobx', 'mobx-react-lite', 'openapi-fetch', 'react', 'valibot'];

/** A small house with the walls of this one. Every plant is a file of its own. */
const plantedHouse = (plants: readonly Plant[]): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const config of ['.dependency-cruiser.cjs', 'tsconfig.json']) {
    cpSync(path.join(root, config), path.join(folder, config));
  }
  for (const name of installed) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, imports] of plants) {
    write(`src/${file}`, `import type * as planted from '${imports}';\nexport type Planted = typeof planted;\n`);
  }
  return folder;
};

describe('the walls of the house', () => {
  it('stand in src', () => {
    const { totalCruised, violations } = cruise(root);

    expect(violations).toEqual([]);
    expect(totalCruised).toBeGreaterThan(200);
  });

  describe('with a violation planted in each', () => {
    let folder: string;
    let caught: readonly string[];

    beforeAll(() => {
      folder = plantedHouse([...forbidden, ...allowed, egg, bottom, ...folderCycles]);
      caught = cruise(folder).violations.map(({ from, rule }) => `${from} ${rule.name}`);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(forbidden)('%s may not import %s', (file, _imports, rule = 'not-in-allowed') => {
      expect(caught).toContain(`src/${file} ${rule}`);
    });

    it.each(layers)('folders of %s may not import each other', (layer) => {
      expect(caught).toContain(`src/${layer}/hens no-cycles-between-${layer}-folders`);
    });

    it.each(allowed)('%s may import %s', (file) => {
      expect(caught.filter((violation) => violation.startsWith(`src/${file} `))).toEqual([]);
    });
  });
});

describe('domain and application', () => {
  it('know neither network nor page nor process', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'core-'));
    const unknown = ['fetch', 'sessionStorage', 'process', 'window', 'document'];
    const planted = unknown.map((name, index) => `export const planted${String(index)} = ${name};\n`);
    writeFileSync(path.join(folder, 'planted.ts'), planted.join(''));
    const configuration = {
      extends: path.join(root, 'tsconfig.core.json'),
      compilerOptions: { tsBuildInfoFile: path.join(folder, 'planted.tsbuildinfo') },
      include: [folder],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stdout.match(/Cannot find name '\w+'/g)).toEqual(unknown.map((name) => `Cannot find name '${name}'`));
  });
});
