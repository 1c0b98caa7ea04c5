import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeAssets } from '../../scripts/release/storeAssets';
import { type RunningNginx, runningNginx } from './runningNginx';
import { writeSite } from './writeSite';

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
  store = path.join(folder, 'store');
});

afterEach(() => rmSync(folder, { recursive: true }));

const build = (release: string): string => {
  const site = path.join(folder, release);
  writeSite(site, release);
  return site;
};

const nameOf = (release: string): string => `${release}.0123456789.js`;

const stored = (): readonly string[] => readdirSync(path.join(store, 'assets')).toSorted();

/** Makes a release as old as if it had been deployed days ago. */
const age = (release: string, days: number): void => {
  const seconds = Date.now() / 1000 - days * 86_400;
  for (const file of [`assets/${nameOf(release)}`, `releases/${release}.json`])
    utimesSync(path.join(store, file), seconds, seconds);
};

describe('The store of assets', () => {
  it('keeps the assets of earlier releases', () => {
    for (const release of ['one', 'two']) storeAssets(build(release), store, 5);
    expect(stored()).toEqual(['main.js.map', nameOf('one'), nameOf('two')]);
  });

  it('keeps those of the last releases alone', () => {
    for (const [index, release] of ['one', 'two', 'three', 'four'].entries()) {
      storeAssets(build(release), store, 3);
      age(release, 10 - index);
    }
    storeAssets(build('five'), store, 3);
    expect(stored()).toEqual(['five', 'four', 'three'].map(nameOf).concat('main.js.map').toSorted());
    expect(readdirSync(path.join(store, 'releases')).toSorted()).toEqual(['five.json', 'four.json', 'three.json']);
  });

  it('removes nothing that was copied within a day: another replica may just have copied it', () => {
    for (const release of ['one', 'two', 'three']) storeAssets(build(release), store, 1);
    expect(stored()).toHaveLength(4);
  });

  it('keeps the assets of a release that is rolled back to', () => {
    for (const release of ['one', 'two', 'three']) {
      storeAssets(build(release), store, 2);
      age(release, 5);
    }
    storeAssets(build('one'), store, 2);
    expect(stored()).toContain(nameOf('one'));
  });

  it('leaves no unfinished file behind', () => {
    storeAssets(build('one'), store, 5);
    storeAssets(build('one'), store, 5);
    expect(stored()).toEqual(['main.js.map', nameOf('one')]);
  });

  it('refuses another content under the same name', () => {
    storeAssets(build('one'), store, 5);
    const other = build('one');
    writeFileSync(path.join(other, 'assets', nameOf('one')), 'other');
    expect(() => storeAssets(other, store, 5)).toThrow('has another content than');
    expect(readFileSync(path.join(store, 'assets', nameOf('one')), 'utf8')).toBe("start('one')");
  });

  it('refuses a build that names no release', () => {
    const site = build('with space');
    expect(() => storeAssets(site, store, 5)).toThrow('names no release');
    expect(existsSync(path.join(store, 'assets', nameOf('with space')))).toBe(false);
  });
});

describe('nginx over the store of assets', () => {
  let nginx: RunningNginx;

  beforeEach(async () => {
    storeAssets(build('another'), store, 5);
    nginx = await runningNginx({ ASSETS: store });
  });

  afterEach(async () => {
    await nginx.stop();
  });

  it.each([
    [nameOf('first'), 200],
    [nameOf('another'), 200],
    ['main.js.map', 404],
    ['gone.0123456789.js', 404],
  ])('answers /assets/%s with %i', async (name, status) => {
    const answer = await fetch(`${nginx.origin}/assets/${name}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe(
      status === 200 ? 'public, max-age=31536000, immutable' : 'no-store',
    );
  });

  it('answers no other file of the store', async () => {
    expect(await (await fetch(`${nginx.origin}/releases/another.json`)).text()).not.toContain('0123456789');
  });
});
