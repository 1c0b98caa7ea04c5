import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { writeSite } from './deploy/site';

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

const configure = (configuration: unknown, ...options: readonly string[]) => {
  writeFileSync(path.join(folder, 'portal.json'), JSON.stringify(configuration));
  return spawnSync(
    process.execPath,
    [
      ...['-r', 'ts-node/register', 'scripts/configure.ts'],
      ...['--config', `${folder}/portal.json`, '--dist', `${folder}/main`, ...options],
    ],
    { cwd: root, encoding: 'utf8' },
  );
};

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

describe('npm run configure', () => {
  it('puts a configuration into a built page, its compressed copies and its headers @CONFIG-9', () => {
    const configuration = { ...shipped, publicKeys: { recurly: '</script><b>', googlePlaces: '' } };
    expect(configure(configuration).status).toBe(0);
    const page = read('main/index.html');
    const block = /id="portal-configuration">(.*)<\/script><p>after<\/p>/.exec(page)?.[1];
    expect(JSON.parse(block ?? '')).toEqual(configuration);
    expect(zlib.brotliDecompressSync(readFileSync(path.join(folder, 'main/index.html.br'))).toString()).toBe(page);
    expect(zlib.gunzipSync(readFileSync(path.join(folder, 'main/index.html.gz'))).toString()).toBe(page);
    expect(read('main.headers.conf')).toContain('https://js.recurly.com');
  });

  it('leaves the build alone and says what is wrong with a configuration that cannot be used @CONFIG-9', () => {
    cpSync(path.join(folder, 'main/index.html'), path.join(folder, 'before.html'));
    const { status, stderr } = configure({ ...shipped, hosts: { localhost: 'nowhere' } });
    expect(status).toBe(1);
    expect(stderr).toContain('host localhost names the unknown variant nowhere');
    expect(read('main/index.html')).toBe(read('before.html'));
  });

  it('copies another build first, and leaves that build alone', () => {
    writeSite(path.join(folder, 'build'));
    expect(configure(shipped, '--from', `${folder}/build`, '--store', `${folder}/store`).status).toBe(0);
    expect(readdirSync(path.join(folder, 'main')).toSorted()).toEqual(
      ['LICENCES.txt', 'assets', 'index.html', 'index.html.br', 'index.html.gz'].toSorted(),
    );
    expect(existsSync(path.join(folder, 'build/index.html.br'))).toBe(false);
    expect(read('store/assets/first.0123456789.js')).toBe(read('main/assets/first.0123456789.js'));
  });

  it('writes no page when the assets cannot be stored', () => {
    writeSite(path.join(folder, 'build'));
    writeFileSync(path.join(folder, 'store'), 'no folder');
    const before = read('main/index.html');
    expect(configure(shipped, '--from', `${folder}/build`, '--store', `${folder}/store`).status).toBe(1);
    expect(read('main/index.html')).toBe(before);
  });

  it('says which settings it ignores', () => {
    const { status, stderr } = configure({
      ...shipped,
      newer: 1,
      idle: { ...(shipped['idle'] as object), minutes: 1 },
    });
    expect(status).toBe(0);
    expect(stderr.match(/\S+ is not known/g)).toEqual(['idle.minutes is not known', 'newer is not known']);
  });
});
