import type { CsvFailure, CsvFormat, CsvRow } from '@/application/kernel/ports/CsvFormat';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Reads and writes cell by cell. */
export class FakeCsvFormat implements CsvFormat {
  read(text: string): Result<readonly CsvRow[], CsvFailure> {
    const whole = text.replace(/^\uFEFF/, '');
    const declared = /^sep=([,;\t])(?=\r?\n|$)/i.exec(whole);
    const plain = whole.slice(declared?.[0].length ?? 0);
    if (/[\0\uFFFD]/.test(plain)) return fail({ kind: 'notText' });
    const separator = declared?.[1] ?? [',', ';', '\t'].find(one => plain.includes(one)) ?? ',';
    const rows: string[][] = [['']];
    const lines = [1];
    let line = 1;
    let isQuoted = false;
    const addTo = (text: string): void => {
      const row = rows.at(-1) ?? [];
      row.push((row.pop() ?? '') + text);
    };
    for (let at = 0; at < plain.length; at += 1) {
      const sign = plain.charAt(at);
      if (sign === '\n') line += 1;
      if (isQuoted && sign === '"' && plain.charAt(at + 1) === '"') addTo(plain.charAt((at += 1)));
      else if (sign === '"') isQuoted = !isQuoted;
      else if (!isQuoted && sign === separator) rows.at(-1)?.push('');
      else if (!isQuoted && sign === '\n') lines[rows.push(['']) - 1] = line;
      else if (isQuoted || sign !== '\r') addTo(sign);
    }
    if (isQuoted) return fail({ kind: 'unclosedQuote', line: lines.at(-1) ?? 1 });
    const read = rows.map((row, at) => ({ line: lines[at] ?? 1, cells: row.map(cell => cell.trim()) }));
    return ok(read.filter(({ cells }) => cells.some(cell => cell !== '')));
  }

  write(rows: readonly (readonly string[])[]): string {
    const cell = (text: string): string => {
      const safe = /^[\s\p{Cc};,]*[=+\-@＝＋－＠\u2212]/u.test(text) ? `'${text}` : text;
      return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    };
    return `\uFEFF${rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')}`;
  }
}
