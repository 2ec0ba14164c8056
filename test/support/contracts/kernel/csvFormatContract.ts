import type { CsvFormat } from '@/application/kernel/ports/CsvFormat';

/** The contract of every CsvFormat, including its fake. */
export function csvFormatContract(name: string, make: () => CsvFormat): void {
  const cellsOf = (text: string) => {
    const read = make().read(text);
    return read.ok ? { ok: true, value: read.value.map(({ cells }) => cells) } : read;
  };
  describe(`${name} keeps the CsvFormat contract`, () => {
    it.each([
      ['commas', 'NORTH-1,5\r\nNORTH-2,6\r\n'],
      ['semicolons', 'NORTH-1;5\nNORTH-2;6'],
      ['tabs', 'NORTH-1\t5\nNORTH-2\t6\n'],
      ['a byte-order mark', '\uFEFFNORTH-1,5\nNORTH-2,6'],
      ['blank rows and white space', '\n  NORTH-1 , 5\n\n , \nNORTH-2,6\n\n'],
    ])('reads %s', (_, text) => {
      const read = cellsOf(text);
      expect(read).toEqual({
        ok: true,
        value: [
          ['NORTH-1', '5'],
          ['NORTH-2', '6'],
        ],
      });
    });

    it('reads a pasted column', () => {
      expect(cellsOf('NORTH-1\nNORTH-2')).toEqual({ ok: true, value: [['NORTH-1'], ['NORTH-2']] });
    });

    it('reads quotation marks with separators and line breaks inside', () => {
      const read = cellsOf('"say ""hi"", all",5\n"two\nlines",6');
      expect(read).toEqual({
        ok: true,
        value: [
          ['say "hi", all', '5'],
          ['two\nlines', '6'],
        ],
      });
    });

    it('uses the separator named in a first line, and counts that line', () => {
      const read = make().read('sep=;\r\nFord, Grace, Dr;5\nLi, Bo, Dr;6');
      expect(read).toEqual({
        ok: true,
        value: [
          { line: 2, cells: ['Ford, Grace, Dr', '5'] },
          { line: 3, cells: ['Li, Bo, Dr', '6'] },
        ],
      });
    });

    it('returns the line of the text at which each row begins', () => {
      const read = make().read('\n\nNORTH-1,5\r\n , \n"two\nlines",6\nNORTH-3,7');
      expect(read.ok && read.value.map(({ line }) => line)).toEqual([3, 5, 7]);
    });

    it('reports the row of a quotation mark that is not closed', () => {
      const read = make().read('\nNORTH-1,5\n"NORTH-2,6\nNORTH-3,7');
      expect(read).toEqual({ ok: false, failure: { kind: 'unclosedQuote', line: 3 } });
    });

    it('rejects a quotation mark that is not closed', () => {
      const read = make().read('NORTH-1,5\n"NORTH-2,6\nNORTH-3,7');
      expect(!read.ok && read.failure.kind).toBe('unclosedQuote');
    });

    it.each(['PNG\u0000\u0000', 'caf\uFFFD'])('rejects %j, which is not text', text => {
      expect(make().read(text)).toEqual({ ok: false, failure: { kind: 'notText' } });
    });

    it('reads what it has written', () => {
      const rows = [
        ['Code', 'Result'],
        ['NORTH-1', 'Praxis „Nord“, "gut"'],
        ['NORTH-2', 'two\nlines; مرحبا'],
      ];
      expect(cellsOf(make().write(rows))).toEqual({ ok: true, value: rows });
    });

    it.each([
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      ' =1+1',
      '\u00a0=1',
      '\n=1',
      '\t@x',
      ';=1+1',
      ',=1+1',
      '＝1+1',
      '＋1',
      '－1',
      '＠x',
      '\u22121',
    ])('writes %j so that no spreadsheet runs it', cell => {
      const written = make()
        .write([[cell]])
        .replace(/^\uFEFF/, '');
      expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
    });
  });
}
