import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const read = (file: string): string => readFileSync(file, 'utf8');

interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
}

const { packages } = JSON.parse(read('package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const locked = Object.entries(packages).filter(([at]) => at !== '');

const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  '(MIT OR CC0-1.0)',
  'MIT-0',
  'MPL-2.0',
  '(MPL-2.0 OR Apache-2.0)',
  'Python-2.0',
]);

/** npm cannot read how these packages name their licence. */
const licencesReadInPackage: Readonly<Record<string, string>> = {
  'node_modules/busboy': 'MIT',
  'node_modules/dejavu-fonts-ttf': 'Bitstream-Vera',
  'node_modules/streamsearch': 'MIT',
};

describe('package-lock.json', () => {
  it('has an integrity for every package, of other platforms too (complete-lockfile.mjs --integrity adds it) @SAFE-37', () => {
    const unverified = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unverified.map(([at]) => at)).toEqual([]);
  });

  it('names no source but a registry over https @SAFE-37', () => {
    const elsewhere = locked.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://'));
    expect(elsewhere.map(([at]) => at)).toEqual([]);
  });

  it('has only licences that the project may use @SAFE-38', () => {
    const refused = locked.filter(
      ([at, { license }]) => !allowedLicences.has(licencesReadInPackage[at] ?? license ?? ''),
    );
    expect(refused.map(([at, { license }]) => [at, license])).toEqual([]);
  });
});

describe('package.json', () => {
  it('names one exact version of each dependency', () => {
    const manifest = JSON.parse(read('package.json')) as Record<string, Readonly<Record<string, string>>>;
    const loose = Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] }).filter(
      ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});

describe('.npmrc', () => {
  it('turns install scripts off @SAFE-37', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('check-secrets', () => {
  const begin = '-----BEGIN';
  const login = '_authToken';
  const statusIn = (cwd: string) => spawnSync('sh', [path.resolve('scripts/check-secrets.sh')], { cwd }).status;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
    execFileSync('git', ['init', '-q'], { cwd: folder });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['accepts', 'nothing secret', 'const key = process.env.KEY;', 0],
    ['rejects', 'a private key', `${begin} PRIVATE KEY-----`, 1],
    ['rejects', 'an access key', `AKIA${'A'.repeat(16)}`, 1],
    ['rejects', 'a GitHub token', `ghp_${'a'.repeat(36)}`, 1],
    ['rejects', 'a fine-grained GitHub token', `github_pat_${'a'.repeat(60)}`, 1],
    ['rejects', 'a Google key', `AIza${'a'.repeat(35)}`, 1],
    ['rejects', 'a Stripe key', `'sk_live_${'a'.repeat(24)}'`, 1],
    ['rejects', 'a Recurly public key', `ewr1-${'a'.repeat(22)}`, 1],
    ['rejects', 'a Slack token', `xoxb-${'1'.repeat(12)}`, 1],
    ['rejects', 'an npm token', `npm_${'a'.repeat(36)}`, 1],
    ['rejects', 'a login at a registry', `//registry.example/:${login}=x`, 1],
    ['rejects', 'a web token', `eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(12)}`, 1],
    ['rejects', 'a password in a URL', `postgres://portal:${'x'.repeat(6)}@db.example/portal`, 1],
  ])('%s a file with %s', (_, __, text, status) => {
    writeFileSync(path.join(folder, 'planted.ts'), text);
    expect(statusIn(folder)).toBe(status);
  });

  it('fails where it cannot search', () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(statusIn(folder)).toBe(1);
  });
});
