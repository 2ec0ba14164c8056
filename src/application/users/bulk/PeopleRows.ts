import { limitRows, plainTitle, type ListFailure } from '@/application/kernel/bulk/readColumnList';
import type { CsvFormat } from '@/application/kernel/ports/CsvFormat';
import { pastedList, withoutBullets, type PastedItem } from '@/domain/kernel/pastedList';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Titles of the column that names people, in lower case. */
const PERSON_TITLES: readonly string[] = [
  ...['email', 'email address', 'e-mail', 'e-mail address', 'emails', 'email addresses'],
  ...['user id', 'userid', 'id', 'person', 'people', 'user', 'users'],
];
/** Columns for human readers only. */
const READING_TITLES = ['name', 'first name', 'last name'];
/** Columns of other lists, recognised as titles. */
const OTHER_TITLES = ['expiry', 'expires', 'last day', 'end date', 'code', 'access code', 'seats', 'organisation'];

/** Parses a typed, pasted or exported list of users. */
export class PeopleRows {
  constructor(private readonly csv: Pick<CsvFormat, 'read'>) {}

  /**
   * Parses a list of users; if the first row has titles, one column names them. Rejects the whole list if it is too
   * long or has content that would be ignored.
   */
  parsePeopleList(text: string): Result<readonly PastedItem[], ListFailure> {
    const read = this.csv.read(withoutBullets(text));
    if (!read.ok) return read;
    const [first, ...rows] = read.value;
    const column = columnOf(first?.cells ?? [], rows.length > 0);
    if (!column.ok) return column;
    const place = column.value;
    const isTable = place !== undefined && filled(first?.cells ?? []).length > 1;
    const people = isTable
      ? rows.map(({ line, cells }): PastedItem => ({ text: cells[place] ?? '', line }))
      : pastedList(text).filter(({ line }) => place === undefined || line > (first?.line ?? 0));
    return limitRows(people);
  }
}

const filled = (cells: readonly string[]): readonly string[] => cells.filter(cell => cell !== '');

/** Place of the column that names people; undefined where the first row has no titles. */
function columnOf(cells: readonly string[], isAboveOthers: boolean): Result<number | undefined, ListFailure> {
  const titles = cells.map(plainTitle);
  const column = titles.findIndex(title => PERSON_TITLES.includes(title));
  const isRead = (title: string): boolean => title === '' || READING_TITLES.includes(title);
  if (column < 0) {
    const areTitles = isAboveOthers && titles.every(title => isRead(title) || OTHER_TITLES.includes(title));
    return areTitles ? fail({ kind: 'titles', titles: filled(cells) }) : ok(undefined);
  }
  const unused = cells.filter((_cell, place) => place !== column && !isRead(titles[place] ?? ''));
  return unused.length === 0 ? ok(column) : fail({ kind: 'titles', titles: unused });
}
