/** The mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The start of a text that a spreadsheet calculates: one of these signs, also in full width, and anything in front of
 * it that a spreadsheet cuts off, or takes for the end of a cell. No spreadsheet treats a leading tab or line break as
 * harmless.
 */
const RUN_BY_SPREADSHEETS = /^(?:[\t\r\n]|[\s\p{Cc};,]*[=+\-@＝＋－＠\u2212])/u;

/** A line of a CSV file (RFC 4180). A cell that a spreadsheet would run begins with an apostrophe instead. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const harmless = RUN_BY_SPREADSHEETS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
