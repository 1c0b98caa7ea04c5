import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { type BundledPackage, bundledPackages } from './bundledPackages';

const entryOf = ({ folder, name, version, license }: BundledPackage): string => {
  const texts = readdirSync(folder)
    .filter((each) => /^(?:licen[cs]e|notice)/i.test(each))
    .map((each) => readFileSync(path.join(folder, each), 'utf8').trim());
  return [`${name} ${version} (${license || 'no licence named'})`, ...texts].join('\n\n');
};

/** Writes the licences of all packages in the build, because minifying removes their comments. */
export const thirdPartyLicences = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap('thirdPartyLicences', (compilation) => {
    let entries: readonly string[] = [];
    compilation.hooks.finishModules.tap('thirdPartyLicences', () => {
      entries = bundledPackages(compilation).map(entryOf);
    });
    compilation.hooks.processAssets.tap('thirdPartyLicences', () => {
      const text = `${entries.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
      compilation.emitAsset('THIRD-PARTY-LICENCES.txt', new compiler.webpack.sources.RawSource(text));
    });
  });
