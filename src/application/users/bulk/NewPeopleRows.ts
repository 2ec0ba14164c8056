import type { CsvFailure, CsvFormat } from '@/application/kernel/ports/CsvFormat';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import { MOST_ROWS } from '@/domain/kernel/bulk/planBulkAction.rule';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { withoutBullets } from '@/domain/kernel/pastedList';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { NewPersonItem } from './newPeopleAction';

/** What holds for every row of a list; a row may have an access code of its own. */
export type NewPeopleChoices = Pick<NewPersonItem, 'accessCode' | 'reason'>;

export type NewPeopleFailure =
  | CsvFailure
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooMany'; readonly rows: number }
  /** Titles of columns that nothing is read from: unknown, or there already. */
  | { readonly kind: 'titles'; readonly titles: readonly string[] }
  /** There are titles, and none for one of the three columns that every list has. */
  | { readonly kind: 'noColumn' }
  /** Cells that belong to no column, by the line of the list counted from 1. */
  | { readonly kind: 'cells'; readonly line: number };

/** In the order that a list without titles has. */
const COLUMNS = ['emailAddress', 'firstName', 'lastName', 'accessCode'] as const;
type Column = (typeof COLUMNS)[number];
/** What each cell of a row is; undefined under no title. */
type Layout = readonly (Column | undefined)[];

/** Names of columns in the first row of a list, in lower case. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  emailAddress: ['email address', 'email', 'e-mail', 'e-mail address'],
  firstName: ['first name', 'firstname', 'given name'],
  lastName: ['last name', 'lastname', 'surname', 'family name'],
  accessCode: ['access code', 'accesscode', 'code'],
};

const columnOf = (title: string): Column | undefined =>
  COLUMNS.find(column => TITLES[column].includes(pastedIdentifier(title).toLowerCase().replace(/\s+/g, ' ')));

/** Reads a list of new people. The id of each is chosen here and once, so that no row is created twice. */
export class NewPeopleRows {
  constructor(
    private readonly csv: Pick<CsvFormat, 'read'>,
    private readonly ids: IdGenerator,
  ) {}

  /** Refused as a whole where it is too long, or where something in it would not be used. */
  fromText(text: string, { accessCode, reason }: NewPeopleChoices): Result<readonly NewPersonItem[], NewPeopleFailure> {
    const read = this.csv.read(withoutBullets(text));
    if (!read.ok) return read;
    const layout = layoutOf(read.value[0]?.cells ?? []);
    if (!layout.ok) return layout;
    const columns = layout.value ?? COLUMNS;
    const rows = read.value.slice(layout.value === undefined ? 0 : 1);
    if (rows.length === 0) return fail({ kind: 'empty' });
    if (rows.length > MOST_ROWS) return fail({ kind: 'tooMany', rows: rows.length });
    const odd = rows.find(({ cells }) => cells.some((cell, place) => cell !== '' && columns[place] === undefined));
    if (odd !== undefined) return fail({ kind: 'cells', line: odd.line });
    return ok(
      rows.map(({ line, cells }): NewPersonItem => {
        const cellOf = (column: Column): string => cells[columns.indexOf(column)] ?? '';
        const ownCode = cellOf('accessCode');
        return {
          ...{ id: this.ids.next(), line, reason: reason.trim() },
          ...{
            emailAddress: pastedIdentifier(cellOf('emailAddress')),
            firstName: cellOf('firstName'),
            lastName: cellOf('lastName'),
          },
          accessCode: pastedIdentifier(ownCode === '' ? accessCode : ownCode),
          ...{ codeProblem: null, organisation: null, places: null },
        };
      }),
    );
  }
}

/** What the first row says of the columns; undefined where it names a person. */
function layoutOf(first: readonly string[]): Result<Layout | undefined, NewPeopleFailure> {
  const layout = first.map(columnOf);
  const isTitled = layout.some(column => column !== undefined) && !first.some(cell => cell.includes('@'));
  if (!isTitled) return ok(undefined);
  const unused = first.filter(
    (cell, place) => cell !== '' && (layout[place] === undefined || layout.indexOf(layout[place]) !== place),
  );
  if (unused.length > 0) return fail({ kind: 'titles', titles: unused });
  const isWhole = (['emailAddress', 'firstName', 'lastName'] as const).every(column => layout.includes(column));
  return isWhole ? ok(layout) : fail({ kind: 'noColumn' });
}
