import type { Result } from '@/domain/kernel/Result';

export type CsvFailure =
  /** An unclosed quotation mark in the row that begins on this line. */
  | { readonly kind: 'unclosedQuote'; readonly line: number }
  /** It is not text: a picture, a spreadsheet, or an unknown encoding. */
  | { readonly kind: 'notText' };

export interface CsvRow {
  /** First line in the text, from 1, as in editors and spreadsheets. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Text tables of spreadsheets. */
export interface CsvFormat {
  /**
   * Returns the rows that are not blank, with trimmed cells. Separators are commas, semicolons and tabs, or the one
   * named by a first line such as `sep=;`; a quoted cell may contain separators and line breaks. A byte-order mark is
   * ignored.
   */
  read(text: string): Result<readonly CsvRow[], CsvFailure>;
  /** Includes a byte-order mark, so that spreadsheets read it as UTF-8. No cell is read as a formula. */
  write(rows: readonly (readonly string[])[]): string;
}
