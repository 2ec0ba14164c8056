import papaparse from 'papaparse';
import type { CsvFailure, CsvFormat } from '@/application/kernel/ports/CsvFormat';
import { fail, ok, type Result } from '@/domain/kernel/Result';

const BYTE_ORDER_MARK = '\uFEFF';
/** The library's own pattern lets cells with a space or a line break in front through. */
const FORMULA = /^[\s\u00a0]*[=+\-@]/;
/** A decoder writes the last one for bytes that are no text. */
const NO_TEXT = ['\u0000', '\uFFFD'];

/** Uses the library without its worker: the policy of the page refuses that. */
export class PapaparseCsvFormat implements CsvFormat {
  read(text: string): Result<readonly (readonly string[])[], CsvFailure> {
    const plain = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    if (NO_TEXT.some(sign => plain.includes(sign))) return fail({ kind: 'notText' });
    const { data, errors } = papaparse.parse<unknown>(plain, {
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t'],
    });
    const broken = errors.find(({ type }) => type === 'Quotes');
    if (broken !== undefined) return fail({ kind: 'unclosedQuote', row: (broken.row ?? 0) + 1 });
    return ok(data.map(row => (Array.isArray(row) ? row.map(cell => String(cell).trim()) : [])));
  }

  write(rows: readonly (readonly string[])[]): string {
    const options = { escapeFormulae: FORMULA, newline: '\r\n' };
    return `${BYTE_ORDER_MARK}${papaparse.unparse(
      rows.map(row => [...row]),
      options,
    )}\r\n`;
  }
}
