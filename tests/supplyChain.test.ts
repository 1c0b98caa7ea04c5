import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supply-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a check of the project in another folder. */
const check = (script: string) => {
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'scripts', script)], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
};

const plant = (file: string, content: unknown): void =>
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

const sound = {
  version: '1.0.0',
  resolved: 'https://packages.example/sound.tgz',
  integrity: 'sha512-AAAA',
  license: 'MIT',
};

describe('check-licences', () => {
  it.each([
    ['MIT', 0],
    ['(MIT OR GPL-3.0)', 0],
    ['Apache-2.0 AND MIT', 0],
    ['GPL-3.0', 1],
    ['MIT AND GPL-3.0', 1],
    [undefined, 1],
  ])('takes a package under %s with %s', (license, status) => {
    plant('package-lock.json', { packages: { '': {}, 'node_modules/planted': { ...sound, license } } });
    expect(check('check-licences.mjs').status).toBe(status);
  });
});

describe('check-lockfile', () => {
  const manifest = { dependencies: { planted: '1.0.0' } };

  it.each<readonly [string, object, object, string, number]>([
    ['a sound lock file', sound, manifest, 'ignore-scripts=true', 0],
    ['a package without a hash', { ...sound, integrity: undefined }, manifest, 'ignore-scripts=true', 1],
    [
      'a package from a repository',
      { ...sound, resolved: 'git+ssh://git@x/y.git' },
      manifest,
      'ignore-scripts=true',
      1,
    ],
    ['a range of versions', sound, { dependencies: { planted: '^1.0.0' } }, 'ignore-scripts=true', 1],
    ['install scripts', sound, manifest, 'ignore-scripts=false', 1],
  ])('judges %s', (_, entry, project, npmrc, status) => {
    plant('package-lock.json', { packages: { '': {}, 'node_modules/planted': entry } });
    plant('package.json', project);
    plant('.npmrc', npmrc);
    expect(check('check-lockfile.mjs').status).toBe(status);
  });
});

describe('check-secrets', () => {
  const begin = '-----BEGIN';

  it.each([
    ['nothing secret', 'const key = process.env.KEY;', 0],
    ['a private key', `${begin} PRIVATE KEY-----`, 1],
    ['an access key', `AKIA${'A'.repeat(16)}`, 1],
    ['a token', `ghp_${'a'.repeat(36)}`, 1],
    ['a key of Google', `AIza${'a'.repeat(35)}`, 1],
    ['a web token', `eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(12)}`, 1],
    ['a password in an address', `postgres://portal:${'x'.repeat(6)}@db.example/portal`, 1],
  ])('judges a file with %s', (_, text, status) => {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    plant('planted.ts', text);
    expect(check('check-secrets.mjs').status).toBe(status);
  });
});
