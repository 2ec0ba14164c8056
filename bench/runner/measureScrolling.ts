import type { Scrolling } from '../page/ListBench';
import { ListPage } from './ListPage';
import { FLOOR, LISTS, PRODUCT, type MeasuredList } from './lists';
import { openBrowser } from './openBrowser';
import type { PageServer } from './PageServer';

export type Motion = 'fling' | 'ahead' | 'drag';
export const MOTIONS: readonly Motion[] = ['fling', 'ahead', 'drag'];

export interface ScrollVisit extends Scrolling {
  readonly list: MeasuredList;
  readonly motion: Motion;
}

export interface ScrollPlan {
  readonly size: number;
  readonly rounds: number;
  /** The peers need not be known as well. */
  readonly peerRounds: number;
  readonly frames: number;
}

const WARMING_FRAMES = 20;

/** At 60 frames a second. The floor stands for a page in which nothing scrolls: its late frames are the machine's. */
export async function measureScrolling(
  server: PageServer,
  { size, rounds, peerRounds, frames }: ScrollPlan,
  notify: (list: MeasuredList) => void,
): Promise<readonly ScrollVisit[]> {
  const visits: ScrollVisit[] = [];
  const failed = new Set<MeasuredList>();
  for (let round = 0; round < rounds; round += 1) {
    const lists = LISTS.filter(list => list === FLOOR || list === PRODUCT || (!list.isFloor && round < peerRounds));
    for (const list of lists.filter(other => !failed.has(other))) {
      const browser = await openBrowser('timed');
      const page = await ListPage.open(browser, server.url(list.page));
      try {
        await warmUp(page, list, size);
        for (const motion of list === FLOOR ? (['fling'] as const) : MOTIONS)
          visits.push({ list, motion, ...(await page.run<Scrolling>(`scroll('${motion}', ${frames})`)) });
        notify(list);
      } catch {
        failed.add(list);
      } finally {
        await page.close();
        await browser.close();
      }
    }
  }
  return visits;
}

/** The list is scrolled for a while, and then opened anew. */
async function warmUp(page: ListPage, list: MeasuredList, size: number): Promise<void> {
  await page.run('warmUp()');
  await page.run(`prepare(${size})`);
  await page.run('mount()');
  if (list === FLOOR) return;
  for (const motion of MOTIONS) await page.run(`scroll('${motion}', ${WARMING_FRAMES})`);
  await page.run('unmount()');
  await page.run('mount()');
}
