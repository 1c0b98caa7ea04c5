import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Chunk, Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../release/integrityOf';

const NAME = 'styleSheetIntegrity';

/** Stands for the integrity until every style sheet is minified. */
const placeholderOf = (chunk: string): string => `style-sheet-of-${chunk}.`;
const PLACEHOLDERS = /style-sheet-of-([\w-]+)\./g;

const hasLazyStyles = ({ chunkGraph }: Compilation, chunk: Chunk): boolean =>
  !chunk.canBeInitial() && chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;

const integrityOfStyles = (compilation: Compilation, id: string): string => {
  const chunk = [...compilation.chunks].find((each) => String(each.id) === id);
  const file = [...(chunk?.files ?? [])].find((name) => name.endsWith('.css'));
  const asset = file === undefined ? undefined : compilation.getAsset(file);
  if (asset === undefined) throw new Error(`The chunk ${id} has no style sheet.`);
  return integrityOf(asset.source.buffer());
};

/** Gives each style sheet that loads later its integrity, so that the browser refuses one that was changed. */
export const styleSheetIntegrity = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, (source, { tag, chunkId }) => {
      const ids = [...compilation.chunks]
        .filter((chunk) => hasLazyStyles(compilation, chunk))
        .map(({ id }) => String(id));
      const all = Object.fromEntries(ids.map((id) => [id, placeholderOf(id)]));
      return `${source}${tag}.integrity = ${JSON.stringify(all)}[${chunkId}];`;
    });
    // After minifying, and before the scripts get a hash of their own.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
      for (const chunk of compilation.chunks)
        for (const file of chunk.hasRuntime() ? chunk.files : [])
          compilation.updateAsset(file, (asset) => {
            const text = asset.source().toString();
            return new compiler.webpack.sources.RawSource(
              text.replace(PLACEHOLDERS, (_, id: string) => integrityOfStyles(compilation, id)),
            );
          });
    });
  });
