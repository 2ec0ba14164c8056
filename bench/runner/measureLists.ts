import { FLOOR, LISTS, PRODUCT, type MeasuredList } from './lists';
import { ListVisit, type Timed } from './ListVisit';
import type { PageServer } from './PageServer';
import { median } from './statistics';

/** A list and a floor of its own beside it, measured in turn. */
export interface Pair {
  readonly size: number;
  readonly round: number;
  readonly own: ListVisit;
  readonly floor: ListVisit;
}

export interface ListPlan {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Rounds in which the peers take part; the product is in every one. */
  readonly peerRounds: number;
  readonly repeats: number;
}

/**
 * A list whose first mount takes longer than this, in milliseconds, is not tried at a larger size, and only once at
 * this one.
 */
const TOO_SLOW_MS = 3_000;
/** Of all repetitions so many are bursts, which are long. */
const BURSTS = 1 / 2;
/** Older messages are put in front of readers so far from the oldest one, in pixels. */
const ROOMS = [300, 0];

/**
 * Visits every list at every size, in another order each round, so that what else the machine does meets all of them.
 */
export async function measureLists(
  server: PageServer,
  plan: ListPlan,
  notify: (pair: Pair) => void,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const size of plan.sizes) {
      for (const list of inTurn(round)) {
        if (round >= plan.peerRounds && list !== PRODUCT) continue;
        if (pairs.some(({ own }) => own.list === list && !(own.cold <= TOO_SLOW_MS))) continue;
        const pair = { size, round, ...(await measurePair(server, list, size, plan.repeats)) };
        pairs.push(pair);
        notify(pair);
      }
    }
  }
  return pairs;
}

function inTurn(round: number): readonly MeasuredList[] {
  const measured = LISTS.filter(list => list !== FLOOR);
  return measured.map((_, at) => measured[(at + round * 3) % measured.length] ?? PRODUCT);
}

async function measurePair(
  server: PageServer,
  list: MeasuredList,
  size: number,
  repeats: number,
): Promise<Pick<Pair, 'own' | 'floor'>> {
  const [own, floor] = [await ListVisit.begin(server, list), await ListVisit.begin(server, FLOOR)];
  try {
    for (const visit of [floor, own]) await visit.open(size);
    await takeTurns([floor, own], own.cold > TOO_SLOW_MS ? 1 : repeats);
    if (!list.isFloor) for (const room of ROOMS) await own.prependAt(room);
  } finally {
    for (const visit of [floor, own]) await visit.end();
  }
  return { own, floor };
}

/** The first one is second the next time. */
async function takeTurns(visits: readonly ListVisit[], times: number): Promise<void> {
  const each = async (at: number, measure: (visit: ListVisit) => Promise<void>): Promise<void> => {
    for (const visit of at % 2 === 0 ? visits : visits.toReversed()) await measure(visit);
  };
  for (let at = 0; at < times; at += 1) await each(at, visit => visit.mountAgain());
  for (let at = 0; at < times; at += 1) {
    await each(at, visit => visit.append());
    await each(at, visit => visit.confirm());
  }
  for (let at = 0; at < Math.ceil(times * BURSTS); at += 1) await each(at, visit => visit.burst());
}

export const pairsOf = (pairs: readonly Pair[], list: MeasuredList, size: number): readonly Pair[] =>
  pairs.filter(({ own, ...pair }) => own.list === list && pair.size === size);

/** Median over the rounds of the median time of a round, in milliseconds. */
export function timeOf(pairs: readonly Pair[], list: MeasuredList, size: number, what: Timed): number {
  return median(pairsOf(pairs, list, size).map(({ own }) => median(own.times[what])));
}

/** The same of the floors beside the list. */
export function floorTimeOf(pairs: readonly Pair[], list: MeasuredList, size: number, what: Timed): number {
  return median(pairsOf(pairs, list, size).map(({ floor }) => median(floor.times[what])));
}

/** Median over the rounds of the median ratio of two measurements that followed one another. */
export function ratioOf(pairs: readonly Pair[], list: MeasuredList, size: number, what: Timed): number {
  return median(
    pairsOf(pairs, list, size).map(({ own, floor }) => {
      const floors = floor.times[what];
      return median(own.times[what].map((time, at) => time / (floors[at] ?? NaN)));
    }),
  );
}
