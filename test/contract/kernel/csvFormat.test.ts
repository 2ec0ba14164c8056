import { parse } from 'csv-parse/sync';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import { csvFormatContract } from '#test/support/contracts/kernel/csvFormatContract';
import { FakeCsvFormat } from '#test/support/fakes/kernel/FakeCsvFormat';

csvFormatContract('FakeCsvFormat', () => new FakeCsvFormat());
csvFormatContract('PapaparseCsvFormat', () => new PapaparseCsvFormat());

describe('a CSV written by the product', () => {
  it('is read by another program, cell by cell', () => {
    const rows = [
      ['Row', 'Code', 'Result'],
      ['1', 'NORTH-1', 'Done'],
      ['2', '=1+1', 'Can’t be done: "=" isn’t allowed, use A–Z'],
      ['3', 'مرحبا', 'two\nlines; and a semicolon'],
    ];
    const read: unknown = parse(new PapaparseCsvFormat().write(rows), { bom: true });
    expect(read).toEqual(rows.map(row => row.map(cell => (cell === '=1+1' ? "'=1+1" : cell))));
  });
});
