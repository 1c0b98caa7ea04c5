import { writeFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/** Writes, beside each build, which files its entry and each area of the portal load: `dist/main.routes.json`. */
export class RouteFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(RouteFiles.name, ({ compilation }) => {
      // What stands in the page itself is no file.
      const groups = [...compilation.namedChunkGroups]
        .map(([name, group]) => [name, group.getFiles().filter((file) => compilation.getAsset(file))] as const)
        .filter(([, files]) => files.length > 0);
      writeFileSync(
        `${compiler.outputPath}.routes.json`,
        `${JSON.stringify(Object.fromEntries(groups), undefined, 2)}\n`,
      );
    });
  }
}
