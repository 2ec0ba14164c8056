import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build as esbuild, type BuildOptions, type Plugin } from 'esbuild';
import { chromiumArguments } from '#scripts/tools/chromiumArguments.mjs';
import { findChromium } from '#scripts/tools/findChromium.mjs';

export const BENCH = import.meta.dirname;
export const ROOT = join(BENCH, '..');

/** The common chunks, which every page of the dashboard loads. */
const PRESENT = ['react', 'react-dom', 'react/*', 'react-dom/*', 'mobx', 'mobx-react-lite', '@blueprintjs/*'];
/** Chromium measures time in steps of 5 µs for pages that are isolated from others. */
const FINE_CLOCK = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
/** Frames follow one another as fast as the work allows, so that a difference of a millisecond is seen. */
const UNTIMED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const plugin: Plugin = {
  name: 'as in the product',
  setup(build) {
    // Icons are components, so none is loaded by its name.
    build.onResolve({ filter: /[\\/]iconLoader(\.js)?$/ }, ({ resolveDir }) =>
      resolveDir.includes('blueprintjs') ? { path: join(ROOT, 'scripts/webpack/iconLoader.mjs') } : undefined,
    );
  },
};

/** A production build of a list's page: its script and its styles. */
export async function buildList(name: string): Promise<{ readonly script: string; readonly styles: string }> {
  const { outputFiles = [] } = await bundle({ entryPoints: [join(BENCH, `lists/${name}.tsx`)], outdir: 'out' });
  const textOf = (kind: string) => outputFiles.find(({ path }) => path.endsWith(kind))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}

/** Bytes after gzip of what a list adds to a page that has React and its rows. */
export async function weigh(contents: string, resolveDir: string): Promise<number> {
  const stdin = { contents, resolveDir, loader: 'ts' as const };
  const { outputFiles = [] } = await bundle({ stdin, format: 'esm', external: [...PRESENT, '*/chatText'] });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

function bundle(options: BuildOptions) {
  return esbuild({
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [plugin],
    ...options,
  });
}

/** `timed`: 60 frames a second; `untimed`: one after the other without a pause. */
export function openBrowser(frames: 'timed' | 'untimed'): Promise<Browser> {
  const executablePath = findChromium(chromium.executablePath());
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments, ...(frames === 'untimed' ? UNTIMED : [])],
  });
}

/** A page with one list, in a browser of its own. */
export async function openList(name: string, frames: 'timed' | 'untimed'): Promise<Page> {
  const { script, styles } = await buildList(name);
  const browser = await openBrowser(frames);
  const page = await browser.newPage({
    viewport: { width: 1000, height: 840 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style><body><div id="root"></div>`;
  await page.route('**/*', route => route.fulfill({ body, contentType: 'text/html', headers: FINE_CLOCK }));
  await page.goto('http://localhost/');
  await page.addScriptTag({ content: script });
  await page.waitForFunction('window.bench !== undefined');
  return page;
}
