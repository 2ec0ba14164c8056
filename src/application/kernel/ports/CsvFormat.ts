import type { Result } from '@/domain/kernel/Result';

export type CsvFailure =
  /** A quotation mark that nothing closes, in the row counted from 1. */
  | { readonly kind: 'unclosedQuote'; readonly row: number }
  /** It has signs that no text has: a picture, a spreadsheet, or another encoding. */
  | { readonly kind: 'notText' };

/** Tables of text as spreadsheets exchange them. */
export interface CsvFormat {
  /**
   * The cells of each row, without white space around them and without blank rows. Commas, semicolons and tabs
   * separate; a cell in quotation marks may hold all of them and line breaks. A byte-order mark does not count.
   */
  read(text: string): Result<readonly (readonly string[])[], CsvFailure>;
  /** With a byte-order mark, so that spreadsheets read it as UTF-8. No cell is a formula to a spreadsheet. */
  write(rows: readonly (readonly string[])[]): string;
}
