import { PRODUCT, type MeasuredList } from './lists';
import { markdownTable } from './markdownTable';
import type { Timed } from './ListVisit';
import { ratioOf, type Pair } from './measureLists';
import { MOTIONS, type ScrollVisit } from './measureScrolling';
import { slownessOf, rateOf, type StateRate } from './measureStates';
import { FLOOR } from './lists';
import { median } from './statistics';

export interface Measured {
  readonly sizes: readonly number[];
  readonly pairs: readonly Pair[];
  readonly scrolls: readonly ScrollVisit[];
  readonly rates: readonly StateRate[];
  readonly weights: ReadonlyMap<MeasuredList, number>;
}

interface Goal {
  readonly says: string;
  readonly reached: string;
  readonly isMet: boolean;
}

/** What the product's list is to reach, and whether it did in this run. */
export function goalReport(measured: Measured): string {
  const goals = [...ratioGoals(measured), ...placeGoals(measured), ...scrollGoals(measured), ...otherGoals(measured)];
  return markdownTable(
    ['goal', 'reached', ''],
    goals.map(({ says, reached, isMet }) => [says, reached, isMet ? 'met' : '**missed**']),
  );
}

function ratioGoals({ pairs, sizes }: Measured): Goal[] {
  const goal = (what: Timed, most: number, words: string): Goal => {
    const ratios = sizes.map(size => ratioOf(pairs, PRODUCT, size, what));
    return {
      says: `${words} ≤ ${most} × floor at ${sizes.map(size => size.toLocaleString('en')).join(' / ')}`,
      reached: ratios.map(ratio => ratio.toFixed(2)).join(' / '),
      isMet: ratios.every(ratio => ratio <= most),
    };
  };
  return [
    goal('mount', 1.5, 'mount'),
    goal('append', 1.5, 'append'),
    goal('burst', 2, 'burst of 200'),
    goal('confirm', 1.5, 'confirm in place'),
  ];
}

function placeGoals({ pairs, sizes }: Measured): Goal[] {
  const own = pairs.map(pair => pair.own).filter(({ list }) => list === PRODUCT);
  const rendered = [...new Set(own.flatMap(visit => visit.rendered))];
  const drifts = own.flatMap(({ prepend }) => prepend.map(({ most }) => most ?? Infinity));
  const [small, large] = [sizes.includes(1_000) ? 1_000 : (sizes[0] ?? 0), sizes.at(-1) ?? 0];
  const growths = (['mount', 'append', 'confirm'] as const).map(
    what => ratioOf(pairs, PRODUCT, large, what) / ratioOf(pairs, PRODUCT, small, what),
  );
  return [
    {
      says: 'a confirmation renders exactly one row',
      reached: rendered.join(', '),
      isMet: rendered.length === 1 && rendered[0] === 1,
    },
    {
      says: 'prepending 50 moves what is read by 0 px, in no frame',
      reached: `${Math.max(...drifts)} px at most`,
      isMet: drifts.every(drift => drift === 0),
    },
    {
      says:
        `from ${small.toLocaleString('en')} to ${large.toLocaleString('en')} messages mount / append / confirm take ` +
        '≤ 1.3 times as long, beside a floor that draws the same at both',
      reached: growths.map(growth => growth.toFixed(2)).join(' / '),
      isMet: growths.every(growth => growth <= 1.3),
    },
  ];
}

function scrollGoals({ scrolls }: Measured): Goal[] {
  const own = scrolls.filter(({ list }) => list === PRODUCT);
  const still = median(scrolls.filter(({ list }) => list === FLOOR).map(({ late, frames }) => (100 * late) / frames));
  const late = Math.max(
    ...MOTIONS.map(motion =>
      median(own.filter(visit => visit.motion === motion).map(({ late: count, frames }) => (100 * count) / frames)),
    ),
  );
  const blank = Math.max(...own.map(visit => visit.blank));
  return [
    { says: 'no blank area while scrolling', reached: `${blank.toFixed(1)} % of the view at most`, isMet: blank === 0 },
    {
      says: 'no late frames in any way of scrolling, beyond those of a page in which nothing moves',
      reached: `${late.toFixed(1)} % (${still.toFixed(1)} %)`,
      isMet: late <= still + 0.5,
    },
  ];
}

function otherGoals({ rates, weights }: Measured): Goal[] {
  const weight = weights.get(PRODUCT) ?? NaN;
  const sizes = [...new Set(rates.map(({ size }) => size))];
  const batches = [...new Set(rates.map(({ batch }) => batch))];
  const slow = batches.flatMap(batch => sizes.map(size => slownessOf(rates, 'timeline', size, batch)));
  const [first = 0, last = first] = [sizes[0], sizes.at(-1)];
  const slowing = (layer: 'raw' | 'timeline') =>
    batches.map(batch => rateOf(rates, layer, first, batch) / rateOf(rates, layer, last, batch));
  const [own, raw] = [slowing('timeline'), slowing('raw')];
  return [
    {
      says: 'the list weighs ≤ 8 kB after gzip beyond React',
      reached: `${(weight / 1_000).toFixed(1)} kB`,
      isMet: weight <= 8_000,
    },
    {
      says: "the engine's timeline within 2 times of a raw map with binary insertion",
      reached: slow.map(ratio => ratio.toFixed(1)).join(' / '),
      isMet: slow.every(ratio => ratio <= 2),
    },
    {
      says: 'and at 100,000 messages as at 1,000: it becomes slower by no more than the raw map itself (within 1.3)',
      reached: `${asText(own)} times (${asText(raw)})`,
      isMet: own.every((times, at) => times <= 1.3 * Math.max(1, raw[at] ?? 1)),
    },
  ];
}

const asText = (ratios: readonly number[]): string => ratios.map(ratio => ratio.toFixed(2)).join(' / ');
