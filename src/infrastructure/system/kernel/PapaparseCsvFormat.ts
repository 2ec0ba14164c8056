import papaparse from 'papaparse';
import type { CsvFailure, CsvFormat, CsvRow } from '@/application/kernel/ports/CsvFormat';
import { fail, ok, type Result } from '@/domain/kernel/Result';

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Matches more than the library's pattern: a leading space, line break or separator, and full-width signs, which some
 * spreadsheets read as formulas too.
 */
const FORMULA = /^[\s\p{Cc};,]*[=+\-@＝＋－＠\u2212]/u;
/** The first line in which a spreadsheet names the separator. */
const SEPARATOR_LINE = /^sep=([,;\t])(?=\n|$)/i;
/** Signs of a file that is not text; decoders write the last one for invalid bytes. */
const NO_TEXT = ['\u0000', '\uFFFD'];

/** Uses the library without its worker: the policy of the page refuses that. */
export class PapaparseCsvFormat implements CsvFormat {
  read(text: string): Result<readonly CsvRow[], CsvFailure> {
    const whole = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).replace(/\r\n?/g, '\n');
    if (NO_TEXT.some(sign => whole.includes(sign))) return fail({ kind: 'notText' });
    // The line stays as a blank one, so that the others keep their numbers.
    const plain = whole.replace(SEPARATOR_LINE, '');
    const delimiter = SEPARATOR_LINE.exec(whole)?.[1] ?? guessedSeparator(plain);
    // Blank rows are removed here, because the library does not report on which line a row begins.
    const { data, errors } = papaparse.parse<unknown>(plain, { delimiter });
    const cells = data.map(row => (Array.isArray(row) ? row.map(String) : []));
    const lines = firstLines(cells);
    const broken = errors.find(({ type }) => type === 'Quotes');
    if (broken !== undefined) return fail({ kind: 'unclosedQuote', line: lines[broken.row ?? 0] ?? 1 });
    const rows = cells.map((row, at) => ({ line: lines[at] ?? 1, cells: row.map(cell => cell.trim()) }));
    return ok(rows.filter(row => row.cells.some(cell => cell !== '')));
  }

  write(rows: readonly (readonly string[])[]): string {
    const options = { escapeFormulae: FORMULA, newline: '\r\n' };
    return `${BYTE_ORDER_MARK}${papaparse.unparse(
      rows.map(row => [...row]),
      options,
    )}\r\n`;
  }
}

function guessedSeparator(text: string): string {
  const options = { delimitersToGuess: [',', ';', '\t'] };
  return papaparse.parse<unknown>(text, { ...options, skipEmptyLines: 'greedy' }).meta.delimiter;
}

/** The line on which each row begins, counted from 1: a quoted cell may have several. */
function firstLines(rows: readonly (readonly string[])[]): readonly number[] {
  let line = 1;
  return rows.map(row => {
    const first = line;
    line += 1 + row.reduce((breaks, cell) => breaks + (cell.split('\n').length - 1), 0);
    return first;
  });
}
