// Builds the floors into dist/: static, stack and prerender-inline. `--stack` builds that alone: what a build of the portal is compared with.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const read = (file) => fs.readFileSync(path.join(here, file), 'utf8');
const write = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(here, 'dist', file)), { recursive: true });
  fs.writeFileSync(path.join(here, 'dist', file), text);
};

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Customer Self Service</title><link rel="icon" href="data:,">';
const shell = `<!doctype html><html lang="en"><head>${HEAD}</head><body><div id="root"></div></body></html>`;

/** Builds an entry of src/ into a folder of dist/. */
const build = (entry, folder, { plugins = [], target = ['web', 'es2022'], output = {} } = {}) =>
  new Promise((resolve, reject) => {
    const configuration = {
      mode: 'production',
      context: here,
      entry: `./src/${entry}`,
      devtool: false,
      performance: false,
      output: {
        path: path.join(here, 'dist', folder),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        clean: true,
        publicPath: '/',
        ...output,
      },
      resolve: { extensions: ['.js', '.jsx'] },
      target,
      module: {
        rules: [
          {
            test: /\.jsx$/,
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'ecmascript', jsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
          { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        ],
      },
      optimization: {
        minimizer: [
          new TerserPlugin({ extractComments: false, terserOptions: { ecma: 2020, compress: { passes: 2 } } }),
          new CssMinimizerPlugin(),
        ],
      },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }), ...plugins],
    };
    webpack(configuration, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
    );
  });

await build('stack.jsx', 'stack', { plugins: [new HtmlPlugin({ templateContent: shell })] });
if (process.argv.includes('--stack')) process.exit();

const css = read('src/style.css').replace(/\s*\n\s*/g, '');
write('static/index.html', read('static.html').replace('<style>', `<style>${css}`));

// The login prerendered, with its style and its own small script in the page; the React stack follows once the page is idle.
await build('prerender.jsx', 'tmp', { target: 'node', output: { filename: 'p.cjs', library: { type: 'commonjs2' } } });
const markup = require(path.join(here, 'dist/tmp/p.cjs')).default();
await build('stack.jsx', 'prerender-inline');
const later = fs.readdirSync(path.join(here, 'dist/prerender-inline')).find((file) => file.endsWith('.js'));
const { code: inline } = await require('terser').minify(read('src/inline.js'));
write(
  'prerender-inline/index.html',
  `<!doctype html><html lang="en"><head>${HEAD}<style>${css}</style></head><body><div id="root">${markup}</div><script>${inline};addEventListener('load',()=>requestIdleCallback(()=>{const l=document.createElement('link');l.rel='prefetch';l.as='script';l.href='/${later}';document.head.append(l)}))</script></body></html>`,
);
fs.rmSync(path.join(here, 'dist/tmp'), { recursive: true });
