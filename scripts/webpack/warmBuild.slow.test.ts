import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import configuration from '../../webpack.config';
import { thirdPartyLicences } from './thirdPartyLicences';

describe('A build on a warm cache', () => {
  it('starts from nothing after a change of package.json, which has the list of browsers', () => {
    const { cache } = configuration({ entry: 'main' }, { mode: 'production' });
    const { buildDependencies } = cache as webpack.FileCacheOptions;
    expect(buildDependencies?.['config']).toContain(path.resolve('package.json'));
  });

  it('has the licences of the first build', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'warm-'));
    writeFileSync(path.join(folder, 'a.css'), 'a { color: red }');
    const container = path.resolve('node_modules/inversify/lib/index.js');
    writeFileSync(
      path.join(folder, 'a.js'),
      `import { Container } from ${JSON.stringify(container)}; import './a.css'; new Container();`,
    );
    const build = () =>
      new Promise<string>((resolve, reject) => {
        const compiler = webpack({
          mode: 'production',
          optimization: { minimize: false },
          context: folder,
          entry: './a.js',
          output: { path: path.join(folder, 'out') },
          module: {
            rules: [
              { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'].map((each) => require.resolve(each)) },
            ],
          },
          plugins: [thirdPartyLicences, new MiniCssExtractPlugin()],
          cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache') },
        });
        compiler.run((error, stats) => {
          if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString()));
          compiler.close(() => resolve(readFileSync(path.join(folder, 'out/THIRD-PARTY-LICENCES.txt'), 'utf8')));
        });
      });
    const first = await build();
    expect(first).toContain('@inversifyjs/common ');
    expect(await build()).toBe(first);
    rmSync(folder, { recursive: true });
  });
});
