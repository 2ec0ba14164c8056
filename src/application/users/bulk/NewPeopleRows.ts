import { readColumnList, type ColumnListFailure } from '@/application/kernel/bulk/readColumnList';
import type { CsvFormat } from '@/application/kernel/ports/CsvFormat';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { mapOk, type Result } from '@/domain/kernel/Result';
import type { NewPersonItem } from './newPeopleAction';

/** Values for all rows of a list; a row may have its own access code. */
export type NewPeopleChoices = Pick<NewPersonItem, 'accessCode' | 'reason'>;

export type NewPeopleFailure =
  | ColumnListFailure
  /** There are titles, and none for one of the three columns that every list has. */
  | { readonly kind: 'noColumn' };

/** Names of columns in the first row of a list, in lower case. */
const TITLES = {
  emailAddress: ['email address', 'email', 'e-mail', 'e-mail address'],
  firstName: ['first name', 'firstname', 'given name'],
  lastName: ['last name', 'lastname', 'surname', 'family name'],
  accessCode: ['access code', 'accesscode', 'code'],
};

/** Reads a list of new people. The id of each is chosen here and once, so that no row is created twice. */
export class NewPeopleRows {
  constructor(
    private readonly csv: Pick<CsvFormat, 'read'>,
    private readonly ids: IdGenerator,
  ) {}

  /** Rejects the whole list if it is too long or has content that would be ignored. */
  parseNewPeopleList(
    text: string,
    { accessCode, reason }: NewPeopleChoices,
  ): Result<readonly NewPersonItem[], NewPeopleFailure> {
    const rows = readColumnList(this.csv, text, {
      titles: TITLES,
      isData: first => first.some(cell => cell.includes('@')),
      required: ['emailAddress', 'firstName', 'lastName'],
      onLacking: (): NewPeopleFailure => ({ kind: 'noColumn' }),
    });
    return mapOk(rows, all =>
      all.map(({ line, cellOf }): NewPersonItem => {
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
