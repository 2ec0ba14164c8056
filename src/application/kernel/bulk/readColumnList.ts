import type { CsvFailure, CsvFormat } from '@/application/kernel/ports/CsvFormat';
import { MOST_ROWS } from '@/domain/kernel/bulk/planBulkAction.rule';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { withoutBullets } from '@/domain/kernel/pastedList';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export type ListFailure =
  | CsvFailure
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly rows: number }
  /** Titles of columns that nothing is read from: unknown, or there already. */
  | { readonly kind: 'titles'; readonly titles: readonly string[] };

export type ColumnListFailure =
  | ListFailure
  /** Cells that belong to no column, by the line of the list counted from 1. */
  | { readonly kind: 'cells'; readonly line: number };

export interface ColumnListSettings<C extends string, F> {
  /** The columns in the order that a list without titles has, and their titles in lower case. */
  readonly titles: Readonly<Record<C, readonly string[]>>;
  /** True if a first row contains data although it has the title of a column. */
  readonly isData: (first: readonly string[], isAboveOthers: boolean) => boolean;
  /** Columns that a list with titles has to have. */
  readonly required: readonly NoInfer<C>[];
  readonly onLacking: (first: readonly string[]) => F;
}

export interface ColumnRow<C extends string> {
  /** Counted from 1. */
  readonly line: number;
  readonly cellOf: (column: C) => string;
}

/** Reads a list with columns. Refused as a whole where it is too long, or where something in it would not be used. */
export function readColumnList<C extends string, F>(
  csv: Pick<CsvFormat, 'read'>,
  text: string,
  settings: ColumnListSettings<C, F>,
): Result<readonly ColumnRow<C>[], ColumnListFailure | F> {
  const read = csv.read(withoutBullets(text));
  if (!read.ok) return read;
  const layout = layoutOf(read.value[0]?.cells ?? [], read.value.length > 1, settings);
  if (!layout.ok) return layout;
  const columns = layout.value ?? columnsOf(settings);
  const rows = limitRows(read.value.slice(layout.value === undefined ? 0 : 1));
  if (!rows.ok) return rows;
  const odd = rows.value.find(({ cells }) => cells.some((cell, place) => cell !== '' && columns[place] === undefined));
  if (odd !== undefined) return fail({ kind: 'cells', line: odd.line });
  return ok(rows.value.map(({ line, cells }) => ({ line, cellOf: column => cells[columns.indexOf(column)] ?? '' })));
}

/** Refuses a list without rows, and one that is longer than a bulk action may be. */
export function limitRows<T>(
  rows: readonly T[],
): Result<readonly T[], Extract<ListFailure, { readonly kind: 'empty' | 'tooMany' }>> {
  if (rows.length === 0) return fail({ kind: 'empty' });
  return rows.length > MOST_ROWS ? fail({ kind: 'tooMany', rows: rows.length }) : ok(rows);
}

/** A title of a column in one spelling. */
export const plainTitle = (cell: string): string => pastedIdentifier(cell).toLowerCase().replace(/\s+/g, ' ');

const columnsOf = <C extends string>({ titles }: Pick<ColumnListSettings<C, unknown>, 'titles'>): readonly C[] =>
  Object.keys(titles) as C[];

/** The column of each cell, according to the first row; undefined if that contains data. */
function layoutOf<C extends string, F>(
  first: readonly string[],
  isAboveOthers: boolean,
  { titles, isData, required, onLacking }: ColumnListSettings<C, F>,
): Result<readonly (C | undefined)[] | undefined, ColumnListFailure | F> {
  const columns = columnsOf({ titles });
  const layout = first.map(cell => columns.find(column => titles[column].includes(plainTitle(cell))));
  if (layout.every(column => column === undefined) || isData(first, isAboveOthers)) return ok(undefined);
  const unused = first.filter(
    (cell, place) => cell !== '' && (layout[place] === undefined || layout.indexOf(layout[place]) !== place),
  );
  if (unused.length > 0) return fail({ kind: 'titles', titles: unused });
  return required.every(column => layout.includes(column)) ? ok(layout) : fail(onLacking(first));
}
