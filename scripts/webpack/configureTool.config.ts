// It stays because an init container has no packages: the command has to be one file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { billOfMaterials } from './billOfMaterials';
import { bundledPackages } from './bundledPackages';

/** Writes `configure.sbom.json` beside the folder of the tool. */
const writeBillOfMaterials = (compiler: Compiler): void =>
  compiler.hooks.done.tap('BillOfMaterials', ({ compilation }) => {
    const bill = billOfMaterials(bundledPackages(compilation.modules));
    writeFileSync(`${compiler.outputPath}.sbom.json`, `${JSON.stringify(bill, undefined, 2)}\n`);
  });

/** The configure command as one file that needs Node.js alone. */
const configuration: Configuration = {
  mode: 'production',
  context: path.join(__dirname, '../..'),
  entry: { configure: './scripts/configure.ts' },
  target: 'node20',
  devtool: false,
  output: { path: path.join(__dirname, '../../dist/configure'), filename: '[name].cjs', clean: true },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  optimization: { minimize: false },
  plugins: [writeBillOfMaterials],
  stats: 'errors-warnings',
};

export default configuration;
