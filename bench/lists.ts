import type { Page } from '@playwright/test';
import type { Scrolling } from './lists/ListBench';
import { BENCH, openList, ROOT, weigh } from './build';

export const LISTS = ['floor', 'product', 'virtua'] as const;
export type List = (typeof LISTS)[number];
const WARMING_FRAMES = 20;

const run = <T>(page: Page, measurement: string): Promise<T> => page.evaluate<T>(`window.bench.${measurement}`);

export type Mounts = Readonly<Record<List, number[]>>;

/** Milliseconds of each first mount. All lists take turns, so that what else the machine does affects each of them. */
export async function measureMounts(size: number, repeats: number): Promise<Mounts> {
  const pages = new Map<List, Page>();
  const mounts = { floor: [], product: [], virtua: [] } satisfies Mounts as Mounts;
  try {
    for (const list of LISTS) {
      const page = await openList(list, 'untimed');
      pages.set(list, page);
      await run(page, 'warmUp()');
      await run(page, `prepare(${size})`);
    }
    for (let turn = 0; turn < repeats; turn += 1) {
      for (const [list, page] of pages) {
        mounts[list].push(await run(page, 'mount()'));
        await run(page, 'unmount()');
      }
    }
    return mounts;
  } finally {
    for (const page of pages.values()) await page.context().browser()?.close();
  }
}

/**
 * Late frames and frames without rows, by list and motion, at 60 frames a second. The floor does not scroll: its late
 * frames are the machine's.
 */
export async function measureScrolling(size: number, frames: number): Promise<ReadonlyMap<List, readonly Scrolling[]>> {
  const results = new Map<List, readonly Scrolling[]>();
  for (const list of LISTS) {
    const page = await openList(list, 'timed');
    await run(page, 'warmUp()');
    await run(page, `prepare(${size})`);
    await run(page, 'mount()');
    await run(page, `scroll('fling', ${WARMING_FRAMES})`);
    await run(page, 'unmount()');
    await run(page, 'mount()');
    const [fling, drag] = [`scroll('fling', ${frames})`, `scroll('drag', ${frames})`];
    results.set(list, [await run(page, fling), await run(page, drag)]);
    await page.context().browser()?.close();
  }
  return results;
}

/** Bytes after gzip. */
export async function measureWeights(): Promise<Readonly<Record<'product' | 'virtua', number>>> {
  const own = ['rows/RowSignals', 'rows/TimelineRows', 'scroll/RowWindow', 'scroll/TimelineList'];
  const parts = [...own, 'scroll/TimelineScroller'].map(
    path => `export * from '@/presentation/chat/timeline/${path}';`,
  );
  return {
    product: await weigh(parts.join('\n'), ROOT),
    virtua: await weigh("export { VList } from 'virtua';", BENCH),
  };
}
