import type { CsvFailure, CsvFormat } from '@/application/kernel/ports/CsvFormat';
import { MOST_ROWS } from '@/domain/kernel/bulk/planBulkAction.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** A text that names somebody, and the line of the list that it is from, counted from 1. */
export interface NamedPerson {
  readonly text: string;
  readonly line: number;
}

export type PeopleListFailure =
  | CsvFailure
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly rows: number }
  /** Titles of columns that nothing is read from. */
  | { readonly kind: 'titles'; readonly titles: readonly string[] };

/** Titles of the column that names people, in lower case. */
const PERSON_TITLES = ['email', 'email address', 'e-mail', 'user id', 'userid', 'id', 'person', 'user'];
/** Columns that help people to read the list. */
const READING_TITLES = ['name', 'first name', 'last name'];

/** Reads who is meant by a list that was typed, pasted or exported. */
export class PeopleRows {
  constructor(private readonly csv: Pick<CsvFormat, 'read'>) {}

  /**
   * Every cell names a person, unless a first row has titles: then one column does. Refused as a whole where it is too
   * long, or where something in it would not be used.
   */
  fromText(text: string): Result<readonly NamedPerson[], PeopleListFailure> {
    const read = this.csv.read(text);
    if (!read.ok) return read;
    const [first, ...others] = read.value;
    const column = columnOf(first?.cells ?? []);
    if (!column.ok) return column;
    const rows = column.value === undefined ? read.value : others;
    const place = column.value;
    const people = rows.flatMap(({ line, cells }): NamedPerson[] =>
      place === undefined
        ? cells.filter(cell => cell !== '').map(text => ({ text, line }))
        : [{ text: cells[place] ?? '', line }],
    );
    if (people.length === 0) return fail({ kind: 'empty' });
    return people.length > MOST_ROWS ? fail({ kind: 'tooMany', rows: people.length }) : ok(people);
  }
}

/** Place of the column that names people; undefined where the first row has no titles. */
function columnOf(cells: readonly string[]): Result<number | undefined, PeopleListFailure> {
  const titles = cells.map(cell => cell.toLowerCase());
  const column = titles.findIndex(title => PERSON_TITLES.includes(title));
  if (column < 0) return ok(undefined);
  const unused = cells.filter((_cell, place) => {
    const title = titles[place] ?? '';
    return title !== '' && place !== column && !READING_TITLES.includes(title);
  });
  return unused.length === 0 ? ok(column) : fail({ kind: 'titles', titles: unused });
}
