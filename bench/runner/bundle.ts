import { join } from 'node:path';
import { build as esbuild, type BuildOptions, type Plugin } from 'esbuild';
import { ROOT } from './places';

/** As in the product's own build: icons are components, so nobody loads one by its name. */
const iconsAreComponents: Plugin = {
  name: 'icons are components',
  setup(build) {
    build.onResolve({ filter: /[\\/]iconLoader(\.js)?$/ }, ({ resolveDir }) =>
      resolveDir.includes('blueprintjs') ? { path: join(ROOT, 'scripts/webpack/iconLoader.mjs') } : undefined,
    );
  },
};

/** A production build with everything in one file. */
export function bundle(options: BuildOptions) {
  return esbuild({
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
    ...options,
    plugins: [iconsAreComponents, ...(options.plugins ?? [])],
  });
}
