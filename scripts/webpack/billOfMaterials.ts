// It stays because @cyclonedx/webpack-plugin needs 120 packages, and `npm sbom --omit=dev` leaves out React.
import { readFileSync } from 'node:fs';
import type { BundledPackage } from './bundledPackages';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The integrity of a package in the lock file ("sha512-" and Base64), in hexadecimal as CycloneDX wants it. */
const hashOf = ({ packages }: LockFile, { name, version }: BundledPackage): string | undefined => {
  const [, entry] =
    Object.entries(packages).find(
      ([at, locked]) => at.endsWith(`node_modules/${name}`) && locked.version === version,
    ) ?? [];
  return entry?.integrity && Buffer.from(entry.integrity.replace('sha512-', ''), 'base64').toString('hex');
};

/** A CycloneDX 1.6 bill of materials of the packages in a build. The same build gives the same bill. */
export const billOfMaterials = (bundled: readonly BundledPackage[]) => {
  const lock = read('package-lock.json') as LockFile;
  const { name, version } = read('package.json') as BundledPackage;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: bundled.map((each) => {
      const purl = `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`;
      return {
        type: 'library',
        'bom-ref': purl,
        name: each.name,
        version: each.version,
        purl,
        licenses: [{ expression: each.license }],
        hashes: [{ alg: 'SHA-512', content: hashOf(lock, each) }],
      };
    }),
  };
};
