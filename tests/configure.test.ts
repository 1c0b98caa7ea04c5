import { cpSync, existsSync, linkSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { writeSite } from './deploy/writeSite';
import { buildToConfigure, shippedConfiguration } from './support/buildToConfigure';

let build: ReturnType<typeof buildToConfigure>;

beforeEach(() => {
  build = buildToConfigure();
});

afterEach(() => build.remove());

describe('npm run configure', () => {
  it('puts a configuration into a built page, its compressed copies and its headers @CONFIG-9 @SHELL-40', () => {
    const configuration = {
      ...shippedConfiguration,
      documentsBaseUrl: '/</script><b>/',
      publicKeys: { recurly: 'ewr1-abc', googlePlaces: '' },
    };
    expect(build.configure(configuration).status).toBe(0);
    const page = build.read('main/index.html');
    const block = /id="portal-configuration">(.*)<\/script><p>after<\/p>/.exec(page)?.[1];
    expect(JSON.parse(block ?? '')).toEqual(configuration);
    expect(page).toContain('<a href="mailto:support-ny@hearthside.example">');
    expect(zlib.brotliDecompressSync(readFileSync(path.join(build.folder, 'main/index.html.br'))).toString()).toBe(
      page,
    );
    expect(zlib.gunzipSync(readFileSync(path.join(build.folder, 'main/index.html.gz'))).toString()).toBe(page);
    expect(build.read('main.headers.conf')).toContain('https://js.recurly.com');
  });

  it.each(['/', '/.'])('finds the headers and the hosts of a folder with %s at its end @CONFIG-9', (end) => {
    const hosts = { 'portal.insurer.test': 'newYork' };
    expect(build.configure({ ...shippedConfiguration, hosts }, '--dist', `${build.folder}/main${end}`).status).toBe(0);
    expect(build.read('main.hosts.conf')).toBe('portal.insurer.test 1;\n');
    expect(build.read('main.headers.conf')).toContain('Content-Security-Policy');
  });

  const google = ['AIza', 'SyA-0123456789-0123456789_abcdefghi'].join('');

  it.each([
    [
      { recurly: 'fra-abcdefghijklmnopqrstuv', googlePlaces: '' },
      ['publicKeys.recurly adds to frame-src: https://api.eu.recurly.com', "'unsafe-hashes'"],
      'https://api.eu.recurly.com',
    ],
    [
      { recurly: '', googlePlaces: google },
      [
        'publicKeys.googlePlaces adds to trusted-types: hearthside#google-places google-maps-api-loader google-maps-api#html lit-html',
        'publicKeys.googlePlaces sets Referrer-Policy: strict-origin',
      ],
      'https://places.googleapis.com',
    ],
  ])('prints what the keys %j add to the headers, and writes them @CONFIG-37', (publicKeys, lines, host) => {
    const { status, said } = build.configure({ ...shippedConfiguration, publicKeys });
    expect(status).toBe(0);
    for (const line of lines) expect(said).toContain(line);
    expect(build.read('main.headers.conf')).toContain(host);
  });

  it('prints and allows nothing of a vendor without a key @CONFIG-37', () => {
    const { said } = build.configure(shippedConfiguration);
    expect(said).not.toContain('publicKeys');
    expect(build.read('main.headers.conf')).not.toMatch(/recurly|google|unsafe|strict-origin/);
  });

  it.each([
    [{ recurly: '0123456789abcdef0123456789abcdef', googlePlaces: '' }, 'publicKeys.recurly: is no public key'],
    [{ recurly: ' ewr1-abc', googlePlaces: '' }, 'publicKeys.recurly: is no public key'],
    [{ recurly: '', googlePlaces: 'your key here' }, 'publicKeys.googlePlaces: is no key of Google'],
  ])('refuses the keys %j, which cannot work, and leaves the build alone @CONFIG-37', (publicKeys, problem) => {
    const before = build.read('main/index.html');
    const { status, said } = build.configure({ ...shippedConfiguration, publicKeys });
    expect(status).toBe(1);
    expect(said).toContain(problem);
    expect(build.read('main/index.html')).toBe(before);
  });

  it('puts a page in the place of the old one at once, and leaves no other file @CONFIG-9', () => {
    build.configure(shippedConfiguration);
    const before = build.read('main/index.html');
    linkSync(path.join(build.folder, 'main/index.html'), path.join(build.folder, 'open.html'));
    build.configure({ ...shippedConfiguration, hosts: { 'portal.insurer.test': 'newYork' } });
    // What reads the old page reads it to its end.
    expect(build.read('open.html')).toBe(before);
    expect(build.read('main/index.html')).toContain('portal.insurer.test');
    expect(readdirSync(path.join(build.folder, 'main')).toSorted()).toEqual([
      'assets',
      'index.html',
      'index.html.br',
      'index.html.gz',
    ]);
  });

  it('leaves the build alone and says what is wrong with a configuration that cannot be used @CONFIG-9', () => {
    cpSync(path.join(build.folder, 'main/index.html'), path.join(build.folder, 'before.html'));
    const { status, said } = build.configure({ ...shippedConfiguration, hosts: { localhost: 'nowhere' } });
    expect(status).toBe(1);
    expect(said).toContain('host localhost names the unknown variant nowhere');
    expect(build.read('main/index.html')).toBe(build.read('before.html'));
  });

  it('names the file of a configuration that is no JSON, or not valid', () => {
    expect(build.configure({ hosts: {} }).said).toMatch(/portal\.json: The portal's configuration is not valid/);
  });

  it.each(['five', '0', '-1', '1.5', ''])('refuses to keep %j releases, and removes nothing', (keep) => {
    writeSite(path.join(build.folder, 'build'));
    const stored = ['--from', `${build.folder}/build`, '--store', `${build.folder}/store`];
    const { status, said } = build.configure(shippedConfiguration, ...stored, `--keep=${keep}`);
    expect(status).toBe(1);
    expect(said).toContain('--keep must be a whole number of releases from 1 on');
    expect(existsSync(path.join(build.folder, 'store'))).toBe(false);
  });

  it('refuses each placeholder of the repository with --production @CONFIG-38', () => {
    const { status, said } = build.configure(shippedConfiguration, '--production');
    expect(status).toBe(1);
    for (const place of ['hosts.localhost is', 'variants.newYork.supportEmail is', 'footerDisclaimer.es is', '.url is'])
      expect(said).toContain(place);
  });

  it('refuses a placeholder however it is written @CONFIG-38', () => {
    for (const documentsBaseUrl of ['https://Documents.Insurer.Example/', 'https://documents.insurer.example.:8443/'])
      expect(build.configure({ ...shippedConfiguration, documentsBaseUrl }, '--production').said).toContain(
        'documentsBaseUrl is still the placeholder',
      );
  });

  it('copies another build first, and leaves that build alone', () => {
    writeSite(path.join(build.folder, 'build'));
    expect(
      build.configure(shippedConfiguration, '--from', `${build.folder}/build`, '--store', `${build.folder}/store`)
        .status,
    ).toBe(0);
    expect(readdirSync(path.join(build.folder, 'main')).toSorted()).toEqual(
      ['.env', 'LICENCES.txt', 'assets', 'index.html', 'index.html.br', 'index.html.gz'].toSorted(),
    );
    expect(existsSync(path.join(build.folder, 'build/index.html.br'))).toBe(false);
    expect(build.read('store/assets/first.0123456789.js')).toBe(build.read('main/assets/first.0123456789.js'));
  });

  it('writes no page when the assets cannot be stored', () => {
    writeSite(path.join(build.folder, 'build'));
    writeFileSync(path.join(build.folder, 'store'), 'no folder');
    const before = build.read('main/index.html');
    expect(
      build.configure(shippedConfiguration, '--from', `${build.folder}/build`, '--store', `${build.folder}/store`)
        .status,
    ).toBe(1);
    expect(build.read('main/index.html')).toBe(before);
  });

  it('says which settings it ignores', () => {
    const { status, said } = build.configure({
      ...shippedConfiguration,
      newer: 1,
      idle: { ...(shippedConfiguration['idle'] as object), minutes: 1 },
    });
    expect(status).toBe(0);
    expect(said.match(/\S+ is not known/g)).toEqual(['idle.minutes is not known', 'newer is not known']);
  });

  it('says which links lead to no screen @CONFIG-7', () => {
    const misspelt = JSON.stringify(shippedConfiguration).replace('/policy/cancel', '/policy/cancle');
    const { status, said } = build.configure(JSON.parse(misspelt));
    expect(status).toBe(0);
    expect(said.match(/no screen \S+/g)).toEqual(['no screen /policy/cancle.']);
  });
});
