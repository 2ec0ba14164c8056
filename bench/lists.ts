import type { Page } from '@playwright/test';
import type { Scrolling } from './lists/ListBench';
import { BENCH, openList, ROOT, weigh } from './build';

export const LISTS = ['floor', 'product', 'virtua'] as const;
export type List = (typeof LISTS)[number];
export const MOTIONS = ['fling', 'drag'] as const;
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

export interface ListScrolling {
  readonly list: List;
  readonly motion: (typeof MOTIONS)[number];
  readonly result: Scrolling;
}

/** At 60 frames a second. The floor does not scroll: its late frames are the machine's. */
export async function measureScrolling(size: number, frames: number): Promise<readonly ListScrolling[]> {
  const results: ListScrolling[] = [];
  for (const list of LISTS) {
    const page = await openList(list, 'timed');
    try {
      await run(page, 'warmUp()');
      await run(page, `prepare(${size})`);
      await run(page, 'mount()');
      for (const motion of MOTIONS) await run(page, `scroll('${motion}', ${WARMING_FRAMES})`);
      await run(page, 'unmount()');
      await run(page, 'mount()');
      for (const motion of MOTIONS)
        results.push({ list, motion, result: await run(page, `scroll('${motion}', ${frames})`) });
    } finally {
      await page.context().browser()?.close();
    }
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
