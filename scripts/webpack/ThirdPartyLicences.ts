import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const file = 'THIRD-PARTY-LICENCES.txt';

/** The folder of the installed package that a file belongs to; of the innermost, where packages are nested. */
const packageOf = (resource: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(resource)?.[0];

const entryOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const texts = readdirSync(folder)
    .filter((each) => /^(?:licen[cs]e|notice)/i.test(each))
    .map((each) => readFileSync(path.join(folder, each), 'utf8').trim());
  return [`${name ?? folder} ${version ?? ''} (${license ?? 'no licence named'})`, ...texts].join('\n\n');
};

/** Writes the licences of all packages that went into the build, whose own comments are minified away. */
export class ThirdPartyLicences {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(ThirdPartyLicences.name, (compilation) => {
      const folders = new Set<string>();
      compilation.hooks.finishModules.tap(ThirdPartyLicences.name, (modules) => {
        for (const module of modules) {
          const folder = packageOf(module.nameForCondition() ?? '');
          if (folder !== undefined) folders.add(folder);
        }
      });
      compilation.hooks.processAssets.tap(ThirdPartyLicences.name, () => {
        const entries = [...folders].sort().map(entryOf);
        compilation.emitAsset(file, new webpack.sources.RawSource(`${entries.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`));
      });
    });
  }
}
