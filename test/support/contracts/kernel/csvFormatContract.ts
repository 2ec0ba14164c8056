import type { CsvFormat } from '@/application/kernel/ports/CsvFormat';

/** What every CsvFormat must do, the fake included. */
export function csvFormatContract(name: string, make: () => CsvFormat): void {
  describe(`${name} keeps the CsvFormat contract`, () => {
    it.each([
      ['commas', 'NORTH-1,5\r\nNORTH-2,6\r\n'],
      ['semicolons', 'NORTH-1;5\nNORTH-2;6'],
      ['tabs', 'NORTH-1\t5\nNORTH-2\t6\n'],
      ['a byte-order mark', '\uFEFFNORTH-1,5\nNORTH-2,6'],
      ['blank rows and white space', '\n  NORTH-1 , 5\n\n , \nNORTH-2,6\n\n'],
    ])('reads %s', (_, text) => {
      const read = make().read(text);
      expect(read).toEqual({
        ok: true,
        value: [
          ['NORTH-1', '5'],
          ['NORTH-2', '6'],
        ],
      });
    });

    it('reads one column as it is pasted', () => {
      expect(make().read('NORTH-1\nNORTH-2')).toEqual({ ok: true, value: [['NORTH-1'], ['NORTH-2']] });
    });

    it('reads quotation marks with separators and line breaks inside', () => {
      const read = make().read('"say ""hi"", all",5\n"two\nlines",6');
      expect(read).toEqual({
        ok: true,
        value: [
          ['say "hi", all', '5'],
          ['two\nlines', '6'],
        ],
      });
    });

    it('refuses a quotation mark that nothing closes', () => {
      const read = make().read('NORTH-1,5\n"NORTH-2,6\nNORTH-3,7');
      expect(!read.ok && read.failure.kind).toBe('unclosedQuote');
    });

    it.each(['PNG\u0000\u0000', 'caf\uFFFD'])('refuses %j, which is no text', text => {
      expect(make().read(text)).toEqual({ ok: false, failure: { kind: 'notText' } });
    });

    it('reads what it has written', () => {
      const rows = [
        ['Code', 'Result'],
        ['NORTH-1', 'Praxis „Nord“, "gut"'],
        ['NORTH-2', 'two\nlines; مرحبا'],
      ];
      expect(make().read(make().write(rows))).toEqual({ ok: true, value: rows });
    });

    it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1+1', '\u00a0=1', '\n=1', '\t@x'])(
      'writes %j so that no spreadsheet runs it',
      cell => {
        const written = make()
          .write([[cell]])
          .replace(/^\uFEFF/, '');
        expect(written.replace(/^"/, '').startsWith("'")).toBe(true);
      },
    );
  });
}
