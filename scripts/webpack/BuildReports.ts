// It stays because each report has a reader of ours: the size check, the servers, and who runs the portal.
import { writeFileSync } from 'node:fs';
import type { Compilation, Compiler } from 'webpack';
import { writeHeaders } from '../headers/writeHeaders';
import { billOfMaterials } from './billOfMaterials';
import { bundledPackages } from './bundledPackages';

/** The files that the entry and each area load. Parts that are inlined in the page are not among them. */
const routesOf = (compilation: Compilation) => {
  const groups = [...compilation.namedChunkGroups].map(
    ([name, group]) => [name, group.getFiles().filter((file) => compilation.getAsset(file))] as const,
  );
  return Object.fromEntries(groups.filter(([, files]) => files.length > 0));
};

/** Writes beside `dist/main`: the files of each route (`main.routes.json`), the bill of materials (`main.sbom.json`), and headers. */
export class BuildReports {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(BuildReports.name, (stats) => {
      if (stats.hasErrors()) return;
      const { compilation } = stats;
      const write = (kind: string, report: object): void =>
        writeFileSync(`${compiler.outputPath}.${kind}.json`, `${JSON.stringify(report, undefined, 2)}\n`);
      write('routes', routesOf(compilation));
      write('sbom', billOfMaterials(bundledPackages(compilation.modules)));
      writeHeaders(compiler.outputPath);
    });
  }
}
