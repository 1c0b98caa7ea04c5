import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const root = path.join(__dirname, '..');
const shipped = JSON.parse(readFileSync(path.join(root, 'config/portal.json'), 'utf8')) as Record<string, unknown>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'configure-'));
  mkdirSync(path.join(folder, 'main'));
  writeFileSync(
    path.join(folder, 'main/index.html'),
    '<html><script type="application/json" id="portal-configuration">{}</script><p>after</p></html>',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const configure = (configuration: unknown) => {
  writeFileSync(path.join(folder, 'portal.json'), JSON.stringify(configuration));
  return spawnSync(
    process.execPath,
    ['-r', 'ts-node/register', 'scripts/configure.ts', '--config', `${folder}/portal.json`, '--dist', `${folder}/main`],
    { cwd: root, encoding: 'utf8' },
  );
};

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

describe('npm run configure', () => {
  it('puts a configuration into a built page, its compressed copies and its headers', () => {
    const configuration = { ...shipped, publicKeys: { recurly: '</script><b>', googlePlaces: '' } };
    expect(configure(configuration).status).toBe(0);
    const page = read('main/index.html');
    const block = /id="portal-configuration">(.*)<\/script><p>after<\/p>/.exec(page)?.[1];
    expect(JSON.parse(block ?? '')).toEqual(configuration);
    expect(zlib.brotliDecompressSync(readFileSync(path.join(folder, 'main/index.html.br'))).toString()).toBe(page);
    expect(zlib.gunzipSync(readFileSync(path.join(folder, 'main/index.html.gz'))).toString()).toBe(page);
    expect(read('main.headers.conf')).toContain('https://js.recurly.com');
  });

  it('leaves the build alone and says what is wrong with a configuration that cannot be used', () => {
    cpSync(path.join(folder, 'main/index.html'), path.join(folder, 'before.html'));
    const { status, stderr } = configure({ ...shipped, hosts: { localhost: 'nowhere' } });
    expect(status).toBe(1);
    expect(stderr).toContain('host localhost names the unknown variant nowhere');
    expect(read('main/index.html')).toBe(read('before.html'));
  });
});
