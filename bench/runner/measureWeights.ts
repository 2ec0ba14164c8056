import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { bundle } from './bundle';
import { LISTS, PRODUCT, type MeasuredList } from './lists';
import { BENCH, ROOT } from './places';

/** What every page of the dashboard has anyway. */
const PRESENT = ['react', 'react-dom', 'react/*', 'react-dom/*', 'mobx', 'mobx-react-lite', '@blueprintjs/*'];

/** The texts are no part of a list. */
const textsApart: Plugin = {
  name: 'texts apart',
  setup(build) {
    build.onResolve({ filter: /\/chatText$/ }, () => ({ path: 'chatText', external: true }));
  },
};

/** What a list adds to a page that has React, without its rows: bytes after gzip. */
export async function measureWeights(): Promise<ReadonlyMap<MeasuredList, number>> {
  const weights = new Map<MeasuredList, number>();
  weights.set(PRODUCT, await weigh(`export * from './bench/page/ownList';`, ROOT));
  for (const list of LISTS)
    if (list.module !== undefined)
      weights.set(list, await weigh(`export { ${list.module[1]} } from '${list.module[0]}';`, BENCH));
  return weights;
}

async function weigh(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await bundle({
    stdin: { contents, resolveDir, loader: 'ts' },
    format: 'esm',
    external: PRESENT,
    plugins: [textsApart],
    write: false,
  });
  return gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length;
}
