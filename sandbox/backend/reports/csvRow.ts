/** The mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters with which a spreadsheet begins to calculate. */
const RUN_BY_SPREADSHEETS = /^[=+\-@\t\r]/;

/** A line of a CSV file (RFC 4180). A cell that a spreadsheet would run begins with an apostrophe instead. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const harmless = RUN_BY_SPREADSHEETS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
