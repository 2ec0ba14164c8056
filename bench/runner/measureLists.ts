import type { Prepending } from '../page/ListBench';
import { ListPage } from './ListPage';
import { FLOOR, LISTS, PRODUCT, type MeasuredList } from './lists';
import { openBrowser } from './openBrowser';
import type { PageServer } from './PageServer';
import { fastest, median } from './statistics';

/** What was measured of one list in one visit; milliseconds. */
export interface Visit {
  readonly list: MeasuredList;
  readonly size: number;
  readonly round: number;
  cold: number;
  readonly mount: number[];
  readonly append: number[];
  readonly confirm: number[];
  readonly burst: number[];
  /** Rows rendered again by a confirmation. */
  readonly rendered: number[];
  readonly prepend: Prepending[];
  elements: number;
  /** Rows in view, as they are written. */
  markup: readonly string[];
  /** Why it ended early. */
  cutOff: string;
}

export interface ListPlan {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Rounds in which the peers take part; the floor and the product are in every one. */
  readonly peerRounds: number;
  readonly repeats: number;
}

/** A list whose first mount takes longer than this, in milliseconds, is not tried at a larger size, and only once at this one. */
const TOO_SLOW_MS = 3_000;
const BURST = 200;
const PAGE_OF_OLDER = 50;

/** Visits every list at every size, in another order each round, so that what else the machine does meets all of them. */
export async function measureLists(server: PageServer, plan: ListPlan, tell: (visit: Visit) => void): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const size of plan.sizes) {
      for (const list of inTurn(round)) {
        if (round >= plan.peerRounds && !list.isFloor && list !== PRODUCT) continue;
        const slow = visits.find(visit => visit.list === list && visit.size <= size && !(visit.cold <= TOO_SLOW_MS));
        if (slow !== undefined) continue;
        const visit = await visitList(server, list, { size, round, repeats: plan.repeats });
        visits.push(visit);
        tell(visit);
      }
    }
  }
  return visits;
}

function inTurn(round: number): readonly MeasuredList[] {
  return LISTS.map((_, at) => LISTS[(at + round * 3) % LISTS.length] ?? FLOOR);
}

interface VisitPlan {
  readonly size: number;
  readonly round: number;
  readonly repeats: number;
}

async function visitList(server: PageServer, list: MeasuredList, { size, round, repeats }: VisitPlan): Promise<Visit> {
  const visit: Visit = { list, size, round, cold: NaN, mount: [], append: [], confirm: [], burst: [], rendered: [], prepend: [], elements: NaN, markup: [], cutOff: '' };
  const browser = await openBrowser('untimed');
  const page = await ListPage.open(browser, server.url(list.page));
  try {
    await page.run('warmUp()');
    await page.run(`prepare(${size})`);
    visit.cold = await page.run<number>('mount()');
    visit.elements = await page.run<number>('elements()');
    visit.markup = await page.run<readonly string[]>('markup()');
    const times = visit.cold > TOO_SLOW_MS ? 1 : repeats;
    if (times > 1) await mountAgain(page, visit, times);
    await change(page, visit, times);
    if (!list.isFloor) for (const room of [300, 0]) visit.prepend.push(await page.run<Prepending>(`prepend(${PAGE_OF_OLDER}, ${room})`));
  } catch (error) {
    visit.cutOff = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await page.close();
    await browser.close();
  }
  return visit;
}

async function mountAgain(page: ListPage, visit: Visit, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await page.run('unmount()');
    visit.mount.push(await page.run<number>('mount()'));
  }
}

async function change(page: ListPage, visit: Visit, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    visit.append.push(await page.run<number>('append()'));
    const { ms, rendered } = await page.run<{ readonly ms: number; readonly rendered: number }>('confirm()');
    visit.confirm.push(ms);
    visit.rendered.push(rendered);
  }
  for (let at = 0; at < Math.min(times, 4); at += 1) visit.burst.push(await page.run<number>(`burst(${BURST})`));
}

export type Timed = 'mount' | 'append' | 'burst' | 'confirm';

const of = (visits: readonly Visit[], list: MeasuredList, size: number): readonly Visit[] => visits.filter(visit => visit.list === list && visit.size === size);

/** Median of all rounds, in milliseconds. A list that was mounted only once counts with that. */
export function timeOf(visits: readonly Visit[], list: MeasuredList, size: number, what: Timed): number {
  return median(of(visits, list, size).map(visit => timeIn(visit, what)));
}

/** Median over the rounds of the ratio to the floor in the same round. */
export function ratioOf(visits: readonly Visit[], list: MeasuredList, size: number, what: Timed): number {
  const floors = of(visits, FLOOR, size);
  return median(
    of(visits, list, size).map(visit => {
      const floor = floors.find(({ round }) => round === visit.round);
      return floor === undefined ? NaN : timeIn(visit, what) / timeIn(floor, what);
    }),
  );
}

function timeIn(visit: Visit, what: Timed): number {
  return what === 'mount' && visit.mount.length === 0 ? visit.cold : fastest(visit[what]);
}
