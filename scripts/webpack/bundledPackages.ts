import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

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

/** What the entries lead to. A build without a cache also has the modules that its own loaders run. */
const modulesOf = ({ entries, moduleGraph }: Compilation): ReadonlySet<Module> => {
  const started = [...entries.values()].flatMap(({ dependencies }) =>
    dependencies.map((dependency) => moduleGraph.getModule(dependency)),
  );
  const modules = new Set(started.filter((module) => module !== null));
  // The loop also visits the modules that it adds.
  for (const module of modules)
    for (const { module: next } of moduleGraph.getOutgoingConnections(module)) modules.add(next);
  return modules;
};

/** The packages in a build, sorted by name. To be asked before the modules are optimised, when each still leads to the next. */
export const bundledPackages = (compilation: Compilation): readonly BundledPackage[] => {
  const folders = new Set(
    [...modulesOf(compilation)].flatMap((module) => folderOf(module.nameForCondition() ?? '') ?? []),
  );
  return [...folders]
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Partial<BundledPackage>;
      const { name = path.basename(folder), version = '', license = '' } = manifest;
      return { folder, name, version, license };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};
