import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSite } from './writeSite';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));

beforeAll(() => {
  writeSite(path.join(folder, 'main'));
  const hosts = path.join(folder, 'main.hosts.conf');
  const longest = `${'portal-of.'.repeat(24)}insurer.test`;
  writeFileSync(hosts, `${readFileSync(hosts, 'utf8').replaceAll('localhost', 'portal.insurer.test')}${longest} 1;\n`);
  mkdirSync(path.join(folder, 'catalogue/NY'), { recursive: true });
  writeFileSync(path.join(folder, 'catalogue/NY/terms.pdf'), '%PDF-');
});

afterAll(() => rmSync(folder, { recursive: true }));

const check = (settings: Readonly<Record<string, string>> = {}) => {
  const { status, stderr } = spawnSync('sh', ['deploy/start-nginx.sh', '--check'], {
    env: {
      PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
      API: 'https://127.0.0.1',
      ROOT: path.join(folder, 'main'),
      CATALOGUE: path.join(folder, 'catalogue'),
      SECURITY_CONTACT: 'mailto:security@insurer.test',
      RUN: path.join(folder, 'run'),
      LOG: '/dev/null',
      ...settings,
    },
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

const numbers = [
  'WORKERS',
  'CONNECTIONS',
  'CONNECTIONS_EACH',
  'READ_SECONDS',
  'LOGIN_DAY',
  'CODE_DAY',
  'TELEMETRY_MEGABYTES',
  'PORT',
  'PROBE_PORT',
];

describe('start-nginx.sh --check', () => {
  it('says nothing of settings that are right @SAFE-67', () => {
    expect(check()).toEqual({ status: 0, said: '' });
    expect(check({ WORKERS: '4', LOGIN_RATE: '1r/s', SECURITY_CONTACT: "mailto:o'b&c+d@insurer.test" }).said).toBe('');
  });

  it.each<readonly [string, readonly string[]]>([
    ...numbers.map((name) => [name, ['0', '-1', 'two', '1e3', '1.5', '0x1', '080', '99999999', '4;', '4\n4']] as const),
    ...['LOGIN_RATE', 'CODE_RATE'].map((name) => [name, ['0r/s', '30', '30r/h', '30r/m;', '-1r/s', 'r/m']] as const),
    [
      'API',
      ['https://api.test/v1', 'api.test', 'https://a b', 'https://api.test";', 'https://u@api.test', '$host', '/'],
    ],
    [
      'API',
      [
        'https://api.insurer.example',
        'https://API.Insurer.Example',
        'https://api.insurer.example.',
        'https://insurer.example',
        'https://api.insurer.example:8443',
        'https://api.hearthside.example/',
      ],
    ],
    [
      'DOCUMENTS_ORIGIN',
      ['https://documents.insurer.example', 'https://DOCUMENTS.insurer.example.', 'https://documents.test/x'],
    ],
    [
      'SECURITY_CONTACT',
      ['a&b@x', 'mailto:a@b', 'security@insurer.test', 'http://insurer.test', 'tel:112', 'mailto:a"b@insurer.test'],
    ],
    [
      'SECURITY_CONTACT',
      ['mailto:a@insurer.test\nPolicy: x', 'mailto:security@hearthside.example', 'MAILTO:x@insurer.test'],
    ],
    ['SECURITY_CONTACT', ['mailto:security@Hearthside.Example', 'https://www.insurer.example/security']],
    [
      'SECURITY_POLICY',
      ['http://insurer.test', 'https://insurer.test/"x', 'https://www.insurer.example/policy', 'policy'],
    ],
    ['TRUSTED_PROXIES', ['10.0.0.0/8; allow all', 'everyone', '10.0.0.0/8\n']],
    ['RESOLVER', ['8.8.8.8; x', '8.8.8.8"']],
    ...['PORT', 'PROBE_PORT', 'CONNECTIONS_EACH'].map((name) => [name, ['65536']] as const),
    ['PROBE_PORT', ['8080']],
    ['API_HEADERS', ['x-tenant; x', 'x_tenant', 'x-a\ny']],
    ['API_HEADERS', ['Host', 'x-tenant content-length', 'TRANSFER-ENCODING', 'x-forwarded-for', 'X-Correlation-Id']],
    ['RUN', ['/tmp/a b', '/tmp/a;user root', '/tmp/"a', '/tmp/$uri', '/tmp/a\nb']],
    ['ASSETS', ['/no/such/folder', '/tmp/"x']],
    ['ROOT', ['/no/such/folder', '/tmp/a b']],
    ['CA', ['/no/such/file']],
    ['CATALOGUE', ['', '/no/such/folder', path.join(folder, 'main')]],
    ['LOG', ['/var/log/"x', '/var/log/$x']],
    ['TELEMETRY_LOG', ['/var/log/x;', '/var/log/{x}']],
  ])('names the setting %s where it cannot work: %j @SAFE-67', (name, values) => {
    for (const value of values) {
      const { status, said } = check({ [name]: value });
      expect([value, status, said]).toEqual([
        value,
        1,
        expect.stringMatching(new RegExp(`^start-nginx\\.sh: ${name}\\b`, 'm')),
      ]);
    }
  });

  it('takes paths from the folder where it starts @SAFE-67', () => {
    const here = path.relative('', folder);
    const paths = {
      ROOT: 'main',
      ASSETS: 'main',
      CATALOGUE: 'catalogue',
      RUN: 'run',
      LOG: 'access',
      TELEMETRY_LOG: 'sent',
    };
    const settings = Object.fromEntries(Object.entries(paths).map(([name, at]) => [name, `${here}/${at}`]));
    expect(check(settings)).toEqual({ status: 0, said: '' });
    const configuration = readFileSync(path.join(folder, 'run/nginx.conf'), 'utf8');
    const absolute = `${process.cwd()}/${here}`;
    for (const line of [
      'root X/main;',
      'alias X/catalogue/$entry;',
      'access_log X/access portal;',
      'access_log X/sent',
    ])
      expect(configuration).toContain(line.replace('X', absolute));
  });

  it('names each mistake at once @SAFE-67', () => {
    const { said } = check({ WORKERS: '0', API: '', CATALOGUE: '/none', ASSETS: '/none' });
    expect(said.match(/(?<=^start-nginx\.sh: )\w+/gm)).toEqual(['API', 'WORKERS', 'ASSETS', 'CATALOGUE']);
  });
});
