import { FLOOR, LISTS, PRODUCT, type MeasuredList } from './lists';
import type { ListVisit, Timed } from './ListVisit';
import { floorTimeOf, pairsOf, ratioOf, timeOf, type Pair } from './measureLists';
import { median } from './statistics';
import { markdownTable } from './markdownTable';

const TIMED: readonly Timed[] = ['mount', 'append', 'burst', 'confirm'];

/** One table a size: ratios to the floor, with milliseconds behind them. */
export function listReport(pairs: readonly Pair[], sizes: readonly number[]): string {
  return sizes
    .map(size => [`#### ${size.toLocaleString('en')} messages`, sizeTable(pairs, size)].join('\n\n'))
    .join('\n\n');
}

function sizeTable(pairs: readonly Pair[], size: number): string {
  const head = [
    'list',
    'mount',
    'append 1',
    'burst of 200',
    'confirm',
    'rows rendered by it',
    'drift at 300 px / at the top',
    'elements',
    'rounds',
  ];
  return markdownTable(
    head,
    LISTS.map(list => (list === FLOOR ? floorLine(pairs, size) : line(pairs, list, size))),
  );
}

/** The floor as it was beside the product. */
function floorLine(pairs: readonly Pair[], size: number): readonly string[] {
  const floors = pairsOf(pairs, PRODUCT, size).map(({ floor }) => floor);
  const times = TIMED.map(what => cell(floorTimeOf(pairs, PRODUCT, size, what), 1));
  return [FLOOR.name, ...times, '', '', shown(median(floors.map(({ elements }) => elements)), 0), `${floors.length}`];
}

function line(pairs: readonly Pair[], list: MeasuredList, size: number): readonly string[] {
  const own = pairsOf(pairs, list, size).map(pair => pair.own);
  const name = list.hasOwnRow ? `${list.name} ¹` : list.name;
  if (own.length === 0) return [name, 'cut off: too slow at a smaller size', ...Array<string>(7).fill('')];
  const times = TIMED.map(what => cell(timeOf(pairs, list, size, what), ratioOf(pairs, list, size, what)));
  const cutOff = own.find(visit => visit.cutOff !== '')?.cutOff;
  return [
    name,
    ...times,
    shown(median(own.flatMap(({ rendered }) => rendered)), 0),
    !list.isFloor ? [0, 1].map(at => drift(own, at)).join(' / ') : '',
    shown(median(own.map(({ elements }) => elements)), 0),
    `${own.length}${cutOff === undefined ? '' : ` (${cutOff})`}`,
  ];
}

function cell(ms: number, ratio: number): string {
  return Number.isNaN(ms) ? '–' : `${shown(ratio, ratio < 10 ? 2 : 0)} (${shown(ms, 1)} ms)`;
}

/** In the end, and where it was more in between, at most; `lost` when what was read went out of view. */
function drift(visits: readonly ListVisit[], at: number): string {
  const prependings = visits.map(({ prepend }) => prepend[at]).filter(prepending => prepending !== undefined);
  if (prependings.length === 0) return '–';
  if (prependings.some(prepending => prepending.drift === null)) return 'lost';
  const [end, most] = [
    median(prependings.map(({ drift: px }) => px ?? 0)),
    median(prependings.map(({ most: px }) => px ?? Infinity)),
  ];
  if (Number.isNaN(most)) return `${shown(end, 0)} (lost in between)`;
  return most - end > 1 ? `${shown(end, 0)} (${shown(most, 0)} in between)` : shown(end, 0);
}

const shown = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));

/** Whether the product draws the very rows that the floor draws. */
export function sameRows(pairs: readonly Pair[]): string {
  const rows = pairs
    .filter(({ own }) => own.list === PRODUCT)
    .flatMap(({ own, floor }) => own.markup.toReversed().map((row, at) => row === floor.markup.at(-1 - at)));
  return (
    'Rows in view that the product and the floor write with exactly the same elements, texts and attributes: ' +
    `${rows.filter(Boolean).length} of ${rows.length}.`
  );
}
