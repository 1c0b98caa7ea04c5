// It stays because the wording is not a module: an operator replaces it in a finished build.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { type WordingAsset, wordingAsset } from '../wording/WordingAsset';
import { readWording } from '../wording/readWording';

/** The legal wording of every language in a folder. */
export const shippedAssets = (folder: string): readonly WordingAsset[] =>
  readdirSync(folder).map((file) => wordingAsset(path.parse(file).name, readWording(path.join(folder, file))));

/** Adds the files of the legal wording to a build. */
export class WordingFiles {
  readonly #assets: readonly WordingAsset[];

  constructor(assets: readonly WordingAsset[]) {
    this.#assets = assets;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(WordingFiles.name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: WordingFiles.name, stage }, () => {
        for (const { file, content } of this.#assets)
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(content));
      });
    });
  }
}
