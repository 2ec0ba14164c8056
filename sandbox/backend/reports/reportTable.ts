import type { ReportInputs } from '@/domain/reports/ReportInputs';
import { type Cell, isProtected } from './cellText';
import { KEY, scopeOf, spanOf, type Place, type Scope } from './counting';
import { countings } from './countings';
import { columnsOf, type ColumnId } from './reportColumns';
import type { ReportSource } from './ReportSource';

/** The content of a report. Its size depends on what is counted, not on the number of rows. */
export interface ReportTable {
  readonly columns: readonly ColumnId[];
  readonly rowCount: number;
  /** Totals first. */
  rows(): Iterable<readonly Cell[]>;
  /** Rows that have something in them: what may have to be hidden. */
  filled(): Iterable<readonly Cell[]>;
  /** Cells with numbers, in all rows. */
  readonly cells: number;
  /** The people counted: ids of people, or the seats that they took. */
  readonly people: ReadonlySet<string>;
  /** The number of people of each named organisation and code on its own. */
  readonly bySubject: ReadonlyMap<string, number>;
}

/** Counts the content of a report. */
export function reportTable(inputs: ReportInputs, source: ReportSource): ReportTable {
  const scope = scopeOf(inputs, source);
  const counting = countings[inputs.kind]({ inputs, source, scope, span: spanOf(inputs) });
  const { dimensions, cellsOf } = counting;
  const columns = columnsOf(inputs.kind, inputs.breakdown);
  const rowCount = dimensions.reduce((product, places) => product * places.length, 1);
  const labelsOf = new Map(
    dimensions.flatMap((places, at) => places.map(({ key, labels }) => [`${at}${KEY}${key}`, labels])),
  );
  const rowOf = (keys: readonly string[]): readonly Cell[] => [
    ...keys.flatMap((key, at) =>
      (labelsOf.get(`${at}${KEY}${key}`) ?? []).map((text): Cell => ({ kind: 'text', text })),
    ),
    ...cellsOf(keys),
  ];
  return {
    columns,
    rowCount,
    *rows() {
      for (const keys of product(dimensions)) yield rowOf(keys);
    },
    *filled() {
      for (const keys of counting.filledKeys()) yield rowOf(keys);
    },
    cells: rowCount * cellsOf(dimensions.map(([first]) => first?.key ?? '')).filter(isProtected).length,
    people: counting.people,
    bySubject: sizesOf(inputs, scope, counting.people),
  };
}

function* product(
  dimensions: readonly (readonly Place[])[],
  before: readonly string[] = [],
): Iterable<readonly string[]> {
  const [first, ...rest] = dimensions;
  if (first === undefined) {
    yield before;
    return;
  }
  for (const { key } of first) yield* product(rest, [...before, key]);
}

function sizesOf(
  { organisations, codes, kind }: ReportInputs,
  scope: Scope,
  counted: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>([...organisations.map(({ id }) => id), ...codes].map(name => [name, 0]));
  if (kind === 'codes') {
    for (const seat of counted) {
      const code = seat.slice(0, seat.indexOf('#'));
      if (sizes.has(code)) sizes.set(code, (sizes.get(code) ?? 0) + 1);
    }
    for (const { id } of organisations) sizes.delete(id);
    return sizes;
  }
  // Organisations below one count with it, and have no separate number here.
  for (const { id, withBelow } of organisations) if (withBelow) sizes.delete(id);
  for (const person of scope.people) {
    if (!counted.has(person.id)) continue;
    for (const name of [person.organisation, person.code ?? ''])
      if (sizes.has(name)) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  return sizes;
}
