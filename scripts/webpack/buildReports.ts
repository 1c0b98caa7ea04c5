import { writeFileSync } from 'node:fs';
import type { Compilation, Compiler } from 'webpack';
import { writeHeaders } from '../headers/writeHeaders';

/** The files that the entry and each area load. Parts that are inlined in the page are not among them. */
const routesOf = (compilation: Compilation) => {
  const groups = [...compilation.namedChunkGroups].map(
    ([name, group]) => [name, group.getFiles().filter((file) => compilation.getAsset(file))] as const,
  );
  return Object.fromEntries(groups.filter(([, files]) => files.length > 0));
};

/** Writes beside `dist/main` the files of each route (`main.routes.json`) and the headers. */
export const buildReports = (compiler: Compiler): void =>
  compiler.hooks.done.tap('buildReports', (stats) => {
    if (stats.hasErrors()) return;
    const routes = JSON.stringify(routesOf(stats.compilation), undefined, 2);
    writeFileSync(`${compiler.outputPath}.routes.json`, `${routes}\n`);
    writeHeaders(compiler.outputPath);
  });
