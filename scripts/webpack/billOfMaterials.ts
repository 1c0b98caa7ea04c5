import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { type BundledPackage, bundledPackages } from './bundledPackages';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const componentOf =
  ({ packages }: LockFile) =>
  ({ folder, name, version, license }: BundledPackage) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const { integrity = '' } = packages[folder.slice(folder.indexOf('node_modules')).replaceAll('\\', '/')] ?? {};
    // The lock file has "sha512-" and Base64; CycloneDX wants hexadecimal.
    const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    const hashes = [{ alg: 'SHA-512', content }];
    return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ expression: license }], hashes };
  };

const billOf = (bundled: readonly BundledPackage[]) => {
  const { name, version } = read('package.json') as BundledPackage;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: bundled.map(componentOf(read('package-lock.json') as LockFile)),
  };
};

/** Writes a CycloneDX 1.6 bill of materials of the packages in a build beside its folder. The same build gives the same bill. */
export const billOfMaterials = (compiler: Compiler): void => {
  let bundled: readonly BundledPackage[] = [];
  compiler.hooks.thisCompilation.tap('billOfMaterials', (compilation) => {
    compilation.hooks.finishModules.tap('billOfMaterials', () => {
      bundled = bundledPackages(compilation);
    });
  });
  compiler.hooks.done.tap('billOfMaterials', (stats) => {
    if (stats.hasErrors()) return;
    writeFileSync(`${compiler.outputPath}.sbom.json`, `${JSON.stringify(billOf(bundled), undefined, 2)}\n`);
  });
};
