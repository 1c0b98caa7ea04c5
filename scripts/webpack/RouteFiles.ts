import { writeFileSync } from 'node:fs';
import type { Compiler } from 'webpack';

/** Writes, beside each build, which files its entry and each area of the portal load: `dist/main.routes.json`. */
export class RouteFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(RouteFiles.name, ({ compilation }) => {
      const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const);
      writeFileSync(
        `${compiler.outputPath}.routes.json`,
        `${JSON.stringify(Object.fromEntries(groups), undefined, 2)}\n`,
      );
    });
  }
}
