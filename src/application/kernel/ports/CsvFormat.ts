import type { Result } from '@/domain/kernel/Result';

export type CsvFailure =
  /** A quotation mark that nothing closes, in the row that begins on this line. */
  | { readonly kind: 'unclosedQuote'; readonly line: number }
  /** It has signs that no text has: a picture, a spreadsheet, or another encoding. */
  | { readonly kind: 'notText' };

export interface CsvRow {
  /** Line of the text where it begins, counted from 1, as editors and spreadsheets count. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Tables of text as spreadsheets exchange them. */
export interface CsvFormat {
  /**
   * The rows that are not blank; their cells have no white space around them. Commas, semicolons and tabs separate,
   * or what a first line such as `sep=;` names; a cell in quotation marks may hold all of them and line breaks. A
   * byte-order mark does not count.
   */
  read(text: string): Result<readonly CsvRow[], CsvFailure>;
  /** With a byte-order mark, so that spreadsheets read it as UTF-8. No cell is a formula to a spreadsheet. */
  write(rows: readonly (readonly string[])[]): string;
}
