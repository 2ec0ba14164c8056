import type { BrotliOptions } from 'node:zlib';
import { constants } from 'node:zlib';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import webpack from 'webpack';
import { ChunkModules } from './scripts/webpack/ChunkModules';
import { LicenceNotices } from './scripts/webpack/LicenceNotices';
import { versionFile } from './scripts/webpack/versionFile';

const here = (...parts: string[]) => path.join(import.meta.dirname, ...parts);

const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  include: here('src'),
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      target: 'es2022',
      externalHelpers: true,
      keepClassNames: true,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: false,
        useDefineForClassFields: true,
        react: { runtime: 'automatic' },
      },
    },
  },
};

const stylesheets: RuleSetRule = {
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    // A stylesheet imported by a stylesheet passes the next loader too, so `@import 'blueprint-used.css'` works.
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[local]-[hash:base64:5]',
        },
      },
    },
    here('scripts/webpack/usedStylesLoader.mjs'),
  ],
};

const fonts: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };

/**
 * Blueprint asks for icons by name only for string icons, which are forbidden; the loader would bring every icon along.
 */
const iconsAreComponents = new webpack.NormalModuleReplacementPlugin(/[\\/]iconLoader(\.js)?$/, request => {
  if (/blueprintjs[\\/]icons/.test(request.context)) request.request = here('scripts/webpack/iconLoader.mjs');
});

/** Dates are shown in one language, so one of date-fns' 90 locales suffices; it arrives with the calendar. */
const oneLocale = new webpack.ContextReplacementPlugin(/date-fns[\\/](esm[\\/])?locale/, context => {
  Object.assign(context, { regExp: /^\.\/en-GB\/index\.js$/, mode: 'eager' });
});

const compressible = { test: /\.(js|css|html|json|svg)$/, threshold: 512, minRatio: 0.95 };

const plugins = (production: boolean, sourceMaps: boolean) => [
  new HtmlWebpackPlugin({ template: here('src/index.html'), scriptLoading: 'defer' }),
  new MiniCssExtractPlugin({
    // Stylesheets do not depend on each other's order: layers and modules keep them apart.
    ignoreOrder: true,
    filename: 'assets/[name].[contenthash:8].css',
    chunkFilename: 'assets/[name].[contenthash:8].css',
  }),
  iconsAreComponents,
  oneLocale,
  new CopyPlugin({
    patterns: [
      {
        from: here('public'),
        to: '.',
        noErrorOnMissing: true,
        globOptions: { ignore: [here('public/environment.json')] },
      },
      { from: here('package.json'), to: 'assets/version.json', transform: versionFile },
    ],
  }),
  ...(production
    ? [
        // Beside the build, not in it: they are for whoever reads an error report, and are never served.
        ...(sourceMaps
          ? [new webpack.SourceMapDevToolPlugin({ filename: '../.cache/source-maps/[file].map', append: false })]
          : []),
        new LicenceNotices('THIRD-PARTY-NOTICES.txt'),
        new ChunkModules(here('.cache', 'chunkModules.json')),
        new CompressionPlugin({ ...compressible, algorithm: 'gzip', filename: '[path][base].gz' }),
        new CompressionPlugin<BrotliOptions>({
          ...compressible,
          algorithm: 'brotliCompress',
          filename: '[path][base].br',
          compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
        }),
      ]
    : []),
];

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: {
      compress: { passes: 4, ecma: 2022 },
      ecma: 2022,
      module: true,
      mangle: true,
      format: { comments: false },
    },
  }),
  // cssnano cannot compute with oklch(from …), which Blueprint uses throughout.
  new CssMinimizerPlugin({
    minimizerOptions: { preset: ['default', { calc: false, colormin: false, convertValues: false }] },
  }),
];

export default (
  { sourceMaps = false }: { sourceMaps?: boolean },
  { mode }: { mode?: 'production' | 'development' },
): Configuration => {
  const production = mode !== 'development';
  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    context: here(),
    entry: { main: here('src/main.tsx') },
    output: {
      // `dist` is always the production build; the one that watches goes elsewhere.
      path: here(production ? 'dist' : '.cache/dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // The one policy that may name a script; the served Content-Security-Policy lists it.
      trustedTypes: { policyName: 'dashboard-scripts' },
      clean: true,
    },
    devtool: production ? false : 'cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: here('.cache/webpack'),
      name: production ? `production${sourceMaps ? '-with-maps' : ''}` : 'development',
      buildDependencies: {
        tools: [here('webpack.config.ts'), here('package-lock.json'), here('scripts/webpack') + path.sep],
      },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': here('src'),
        'blueprint-used.css$': '@blueprintjs/core/lib/css/blueprint.css?used',
        'reflect-metadata$': 'reflect-metadata/lite',
        re2js$: here('scripts/webpack/re2js.mjs'),
        // date-fns would arrive twice otherwise, once per module format.
        'date-fns/locale': 'date-fns/esm/locale',
        'date-fns/_lib': 'date-fns/esm/_lib',
      },
    },
    module: { rules: [typescript, stylesheets, fonts] },
    optimization: {
      minimize: production,
      minimizer,
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      splitChunks: {
        chunks: 'all',
        minSize: 15_000,
        maxInitialRequests: 8,
        maxAsyncRequests: 8,
        cacheGroups: {
          // All packages that the first page needs are one file; they change less often than the product's own code.
          packages: {
            test: /[\\/]node_modules[\\/]/,
            chunks: ({ name }) => name === 'main',
            name: 'packages',
            priority: 30,
          },
        },
      },
    },
    performance: false,
    plugins: plugins(production, sourceMaps),
    stats: 'errors-warnings',
  };
};
