import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import { csvFormatContract } from '#test/support/contracts/kernel/csvFormatContract';
import { FakeCsvFormat } from '#test/support/fakes/kernel/FakeCsvFormat';

csvFormatContract('FakeCsvFormat', () => new FakeCsvFormat());
csvFormatContract('PapaparseCsvFormat', () => new PapaparseCsvFormat());

describe('a CSV that the product has written', () => {
  it('is read by another program, cell by cell', () => {
    const rows = [
      ['Row', 'Code', 'Result'],
      ['1', 'NORTH-1', 'Done'],
      ['2', '=1+1', 'Can’t be done: "=" isn’t allowed, use A–Z'],
      ['3', 'مرحبا', 'two\nlines; and a semicolon'],
    ];
    const folder = mkdtempSync(join(tmpdir(), 'csv-'));
    const path = join(folder, 'outcome.csv');
    writeFileSync(path, new PapaparseCsvFormat().write(rows));
    const script =
      'import csv,json,sys; print(json.dumps(list(csv.reader(open(sys.argv[1],encoding="utf-8-sig",newline="")))))';
    const read = JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' })) as unknown;
    rmSync(folder, { recursive: true });
    expect(read).toEqual(rows.map(row => row.map(cell => (cell === '=1+1' ? "'=1+1" : cell))));
  });
});
