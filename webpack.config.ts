import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Compilation, Configuration, RuleSetUseItem } from 'webpack';
import 'webpack-dev-server';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { blockJson } from './scripts/release/builtPage';
import { releaseName } from './scripts/release/releaseName';
import { billOfMaterials } from './scripts/webpack/billOfMaterials';
import { buildReports } from './scripts/webpack/buildReports';
import { inlineLogin, inlineParts } from './scripts/webpack/inlineLogin';
import { cssModulesIn, shortClassNames } from './scripts/webpack/shortClassNames';
import { styleSheetIntegrity } from './scripts/webpack/styleSheetIntegrity';
import { thirdPartyLicences } from './scripts/webpack/thirdPartyLicences';
import { shippedAssets, wordingFiles } from './scripts/webpack/wordingFiles';
import { wordingNames } from './scripts/wording/WordingAsset';
import { parsePortalConfiguration } from './src/adapters/configuration/portalConfiguration';

/** What starts each build, and the script inside its page, which runs before that loads. */
const entries = {
  main: { start: './src/composition/main.ts', early: './src/page/bootHttp.ts' },
  demo: { start: './src/composition/demo.ts', early: './src/page/bootMemory.ts' },
  gallery: { start: './src/ui/gallery/gallery.tsx', early: undefined },
} as const;

const isEntry = (name: unknown): name is keyof typeof entries =>
  typeof name === 'string' && Object.hasOwn(entries, name);

const compressible = /\.(?:js|css|html|json|svg)$/;

const portalConfiguration = () =>
  parsePortalConfiguration(JSON.parse(readFileSync(path.join(__dirname, 'config/portal.json'), 'utf8')));

const routerProduction = (file: string): string =>
  path.join(__dirname, 'node_modules/react-router/dist/production', file);

export default (
  env: Record<string, unknown> = {},
  { mode = 'development' }: { mode?: Configuration['mode'] } = {},
): Configuration => {
  const entry = isEntry(env['entry']) ? env['entry'] : 'demo';
  const isProduction = mode === 'production';
  const isServing = env['WEBPACK_SERVE'] === true;
  const { start, early } = entries[entry];
  const hasEarlyLogin = isProduction && early !== undefined;
  const wording = shippedAssets(path.join(__dirname, 'config/wording'));
  const timeTravel = process.env['TIME_TRAVEL'] === '1';

  const cssModules = cssModulesIn(path.join(__dirname, 'src'));
  const getLocalIdent = shortClassNames(cssModules);
  const cssLoader = (options: object): RuleSetUseItem => ({
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        ...(isProduction ? { getLocalIdent } : { localIdentName: '[name]__[local]' }),
        ...options,
      },
    },
  });

  return {
    mode,
    context: __dirname,
    entry: { [entry]: start, ...(hasEarlyLogin && { early }) },
    // The list of supported browsers is in package.json, as `browserslist`. swc takes it from there, too.
    target: 'browserslist',
    // The development build has its maps from a plugin, below.
    devtool: false,
    performance: false,
    output: {
      path: path.join(__dirname, 'dist', entry),
      filename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      publicPath: '/',
      clean: true,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'hearthside#webpack' },
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // The router's `exports` name its development builds alone.
      ...(isProduction && {
        alias: {
          'react-router$': routerProduction('index.mjs'),
          'react-router/dom$': routerProduction('dom-export.mjs'),
        },
      }),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: {},
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !isProduction, refresh: isServing } },
            },
          },
        },
        {
          test: /\.css$/,
          oneOf: [
            // The page is drawn by the build, which only has to know the names of the classes.
            { compiler: 'HtmlWebpackCompiler', use: [cssLoader({ exportOnlyLocals: true })] },
            { use: [isProduction ? MiniCssExtractPlugin.loader : 'style-loader', cssLoader({})] },
          ],
        },
        { test: /\.pdf$/, type: 'asset/resource' },
      ],
    },
    ...(isProduction && {
      optimization: {
        minimizer: [
          new TerserPlugin({
            extractComments: false,
            minify: TerserPlugin.swcMinify,
            terserOptions: { ecma: 2020, format: { comments: false }, compress: { passes: 2 } },
          }),
          new CssMinimizerPlugin(),
        ],
        splitChunks: {
          cacheGroups: {
            react: {
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie)[\\/]/,
              name: 'react',
              chunks: 'initial',
            },
          },
        },
      },
    }),
    plugins: [
      new webpack.DefinePlugin({ __TIME_TRAVEL__: JSON.stringify(timeTravel) }),
      new HtmlPlugin({
        template: hasEarlyLogin ? './src/page/documentWithLogin.tsx' : './src/page/document.ts',
        inject: false,
        // A minifier removes the comments by which React finds its Suspense boundaries.
        minify: false,
        scriptLoading: 'defer',
        chunks: [entry],
        templateParameters: (compilation: Compilation, _: unknown, tags: unknown) => ({
          htmlWebpackPlugin: { tags },
          configuration: blockJson(portalConfiguration()),
          wording: wordingNames(wording),
          release: releaseName(process.env['RELEASE'], compilation.hash ?? ''),
          ...(hasEarlyLogin && { inline: inlineParts(compilation, entry) }),
        }),
      }),
      wordingFiles(wording),
      ...(hasEarlyLogin ? [inlineLogin(entry)] : []),
      ...(isServing
        ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /src\/page\/document\.ts$/] })]
        : []),
      ...(isProduction
        ? [
            thirdPartyLicences,
            billOfMaterials,
            buildReports,
            // Chromium compiles the functions of a script while it arrives, beside the main thread, rather than when each is first called.
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\.js$/,
              // After the minifier, which drops comments, and before the integrity.
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new SubresourceIntegrityPlugin(),
            styleSheetIntegrity,
            new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:10].css' }),
            new CompressionPlugin({ test: compressible }),
            new CompressionPlugin({ test: compressible, algorithm: 'brotliCompress' }),
          ]
        : // Developers step through the portal only; maps of the libraries would double what the browser loads.
          [new webpack.EvalSourceMapDevToolPlugin({ columns: false, exclude: /node_modules/ })]),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(__dirname, '.cache/webpack'),
      name: `${entry}-${mode}-${String(timeTravel)}-${String(isServing)}`,
      // Another CSS module gives other short names to the ones after it.
      version: cssModules.join(),
      buildDependencies: {
        config: [__filename, path.join(__dirname, 'config/portal.json'), path.join(__dirname, 'package.json')],
      },
    },
    devServer: {
      port: Number(process.env['PORT'] ?? 4000),
      host: '127.0.0.1',
      allowedHosts: ['localhost', '.localhost', '127.0.0.1'],
      hot: true,
      // A path with a file ending is an asset: when it is missing, the answer is 404 and never the page.
      historyApiFallback: {
        // Whatever a policy's own document is called, there is one sample of its kind.
        rewrites: [
          {
            from: /^\/documents\/[\w-]+\/(\w+)\/[\d-]+\.pdf$/,
            to: ({ match }) => `/documents/policy/${match[1] ?? ''}.pdf`,
          },
        ],
      },
      setupMiddlewares: (middlewares) => [
        {
          path: '/.well-known/change-password',
          middleware: (_request: unknown, response: ServerResponse) =>
            response.writeHead(302, { Location: '/forgot?action=FORGOT_PASSWORD' }).end(),
        },
        ...middlewares,
      ],
      client: { overlay: false, logging: 'warn' },
      static: path.join(__dirname, 'samples'),
    },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
};
