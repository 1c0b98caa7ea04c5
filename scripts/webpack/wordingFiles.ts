import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { readWording } from '../wording/readWording';
import { type WordingAsset, wordingAsset } from '../wording/WordingAsset';

/** The legal wording of every language in a folder. */
export const shippedAssets = (folder: string): readonly WordingAsset[] =>
  readdirSync(folder).map((file) => wordingAsset(path.parse(file).name, readWording(path.join(folder, file))));

/** Adds the files of the legal wording to a build. */
export const wordingFiles =
  (assets: readonly WordingAsset[]) =>
  (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap('wordingFiles', (compilation) => {
      for (const { file, content } of assets)
        compilation.emitAsset(file, new compiler.webpack.sources.RawSource(content));
    });
