import path from 'node:path';
import type { Configuration } from 'webpack';
import { billOfMaterials } from './billOfMaterials';

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
  plugins: [billOfMaterials],
  stats: 'errors-warnings',
};

export default configuration;
