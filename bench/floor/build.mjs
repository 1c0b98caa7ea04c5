// Builds the floors into dist/: static, react-only, stack, prerender-hydrate, prerender-inline.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const webpack = require('webpack'),
  Html = require('html-webpack-plugin'),
  Css = require('mini-css-extract-plugin'),
  CssMin = require('css-minimizer-webpack-plugin'),
  Terser = require('terser-webpack-plugin');
const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Customer Self Service</title><link rel="icon" href="data:,">';
const shell = `<!doctype html><html lang="en"><head>${HEAD}</head><body><div id="root"></div></body></html>`;
const run = (config) =>
  new Promise((ok, no) => webpack(config, (e, s) => (e || s.hasErrors() ? no(e || new Error(s.toString())) : ok(s))));
const base = (entry, out, extra = {}) => ({
  mode: 'production',
  context: here,
  entry,
  devtool: false,
  performance: false,
  output: {
    path: path.join(here, 'dist', out),
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    clean: true,
    publicPath: '/',
    ...extra.output,
  },
  resolve: { extensions: ['.js', '.jsx'] },
  target: extra.target || ['web', 'es2022'],
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
      { test: /\.css$/, use: [Css.loader, 'css-loader'] },
    ],
  },
  optimization: {
    minimizer: [
      new Terser({ extractComments: false, terserOptions: { ecma: 2020, compress: { passes: 2 } } }),
      new CssMin(),
    ],
  },
  plugins: [
    new Css({ filename: '[name].[contenthash:8].css' }),
    ...(extra.html === false ? [] : [new Html({ templateContent: shell })]),
  ],
});
await run(base('./src/stack.jsx', 'stack'));
// `--stack` builds that alone: what a build of the portal is compared with.
if (process.argv.includes('--stack')) process.exit();
await run(base('./src/react-only.jsx', 'react-only'));
const css = fs.readFileSync(path.join(here, 'src/style.css'), 'utf8').replace(/\s*\n\s*/g, '');
fs.mkdirSync(path.join(here, 'dist/static'), { recursive: true });
const page = fs.readFileSync(path.join(here, 'static.html'), 'utf8').replace('<style>', `<style>${css}`);
fs.writeFileSync(path.join(here, 'dist/static/index.html'), page);

// prerendered login: markup and CSS inside the HTML
await run(
  base('./src/prerender.jsx', 'tmp', {
    target: 'node',
    html: false,
    output: { filename: 'p.cjs', library: { type: 'commonjs2' } },
  }),
);
const markup = require(path.join(here, 'dist/tmp/p.cjs')).default();
await run(base('./src/hydrate.jsx', 'prerender-hydrate', { html: false }));
const js = fs.readdirSync(path.join(here, 'dist/prerender-hydrate')).find((f) => f.endsWith('.js'));
fs.writeFileSync(
  path.join(here, 'dist/prerender-hydrate/index.html'),
  `<!doctype html><html lang="en"><head>${HEAD}<script defer src="/${js}"></script><style>${css}</style></head><body><div id="root">${markup}</div></body></html>`,
);
// prerendered login with its own small script; the React stack follows once the page is idle
await run(base('./src/stack.jsx', 'prerender-inline', { html: false }));
const later = fs.readdirSync(path.join(here, 'dist/prerender-inline')).find((f) => f.endsWith('.js'));
const inline = (await require('terser').minify(fs.readFileSync(path.join(here, 'src/inline.js'), 'utf8'))).code;
fs.writeFileSync(
  path.join(here, 'dist/prerender-inline/index.html'),
  `<!doctype html><html lang="en"><head>${HEAD}<style>${css}</style></head><body><div id="root">${markup}</div><script>${inline};addEventListener('load',()=>requestIdleCallback(()=>{const l=document.createElement('link');l.rel='prefetch';l.as='script';l.href='/${later}';document.head.append(l)}))</script></body></html>`,
);
fs.rmSync(path.join(here, 'dist/tmp'), { recursive: true });
