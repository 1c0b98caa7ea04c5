import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './writeWhole';

const DAY = 86_400_000;

const releaseOf = (build: string): string => {
  const page = readFileSync(path.join(build, 'index.html'), 'utf8');
  const release = /<meta name="release" content="([\w.-]+)">/.exec(page)?.[1];
  if (release === undefined) throw new Error(`${build}/index.html names no release.`);
  return release;
};

const namesIn = (list: string): readonly string[] => JSON.parse(readFileSync(list, 'utf8')) as readonly string[];

const modified = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A name contains the hash of its content, so another content under the same name is a broken build. The compressor may differ. */
const storeAsset = (file: string, content: string | Buffer): void => {
  if (!/\.(?:br|gz)$/.test(file) && existsSync(file) && !readFileSync(file).equals(Buffer.from(content)))
    throw new Error(`${file} has another content than the build.`);
  writeWhole(file, content);
};

/**
 * Copies the assets of a build, and those that were added to it, to the store that all replicas share. Then removes what none of the last
 * `keep` releases has, but nothing of the last day: replicas may do this at the same time.
 */
export const storeAssets = (
  build: string,
  store: string,
  keep: number,
  added: ReadonlyMap<string, string | Buffer> = new Map(),
): void => {
  const assets = path.join(store, 'assets');
  const releases = path.join(store, 'releases');
  for (const folder of [assets, releases]) mkdirSync(folder, { recursive: true });
  const built = readdirSync(path.join(build, 'assets'));
  const list = path.join(releases, `${releaseOf(build)}.json`);
  // A page of the same release may name the wording of an earlier configuration.
  const listed = new Set([...built, ...added.keys(), ...(existsSync(list) ? namesIn(list) : [])]);
  writeWhole(list, JSON.stringify([...listed]));
  for (const file of built) storeAsset(path.join(assets, file), readFileSync(path.join(build, 'assets', file)));
  for (const [file, content] of added) storeAsset(path.join(assets, file), content);

  const newestFirst = readdirSync(releases)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(releases, name))
    .toSorted((a, b) => modified(b) - modified(a));
  const kept = new Set(newestFirst.slice(0, keep).flatMap(namesIn));
  const unused = readdirSync(assets).filter((file) => !kept.has(file));
  const old = (file: string): boolean => modified(file) < Date.now() - DAY;
  for (const file of [...newestFirst.slice(keep), ...unused.map((name) => path.join(assets, name))].filter(old))
    rmSync(file, { force: true });
};
