import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { type BundledPackage, bundledPackages } from './bundledPackages';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** The hash of a package's archive as the lock file has it ("sha512-…" in Base64), as CycloneDX wants it. */
const hashesOf = (lock: Readonly<Record<string, LockEntry>>, { name, version }: BundledPackage) =>
  Object.entries(lock)
    .filter(([at, entry]) => at.endsWith(`node_modules/${name}`) && entry.version === version)
    .slice(0, 1)
    .map(([, { integrity = '' }]) => ({
      alg: 'SHA-512',
      content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
    }));

const componentOf = (lock: Readonly<Record<string, LockEntry>>, bundled: BundledPackage) => {
  const { name, version, license } = bundled;
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [{ expression: license }],
    hashes: hashesOf(lock, bundled),
  };
};

/** Writes, beside each build, what is in it: a software bill of materials (CycloneDX 1.6), the same for the same build. */
export class BillOfMaterials {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(BillOfMaterials.name, (stats) => {
      if (stats.hasErrors()) return;
      const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
        readonly packages: Readonly<Record<string, LockEntry>>;
      };
      const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
      const bill = {
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        version: 1,
        metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
        components: bundledPackages(stats.compilation.modules).map((each) => componentOf(packages, each)),
      };
      writeFileSync(`${compiler.outputPath}.sbom.json`, `${JSON.stringify(bill, undefined, 2)}\n`);
    });
  }
}
