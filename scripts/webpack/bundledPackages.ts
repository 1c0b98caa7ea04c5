import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Module } from 'webpack';

/** An installed package with code in a build. */
export interface BundledPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The folder of the package that a file belongs to: the innermost one where packages are nested. */
const folderOf = (resource: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(resource)?.[0];

/** The packages of these modules, sorted by name. */
export const bundledPackages = (modules: Iterable<Module>): readonly BundledPackage[] => {
  const folders = new Set([...modules].flatMap((module) => folderOf(module.nameForCondition() ?? '') ?? []));
  return [...folders]
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Partial<BundledPackage>;
      const { name = path.basename(folder), version = '', license = '' } = manifest;
      return { folder, name, version, license };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};
