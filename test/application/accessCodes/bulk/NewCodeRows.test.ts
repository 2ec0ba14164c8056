import { GenerateAccessCode } from '@/application/accessCodes/GenerateAccessCode';
import { NewCodeRows, type CodeChoices } from '@/application/accessCodes/bulk/NewCodeRows';
import { FakeCsvFormat } from '#test/support/fakes/kernel/FakeCsvFormat';
import { SeededRandom } from '#test/support/fakes/kernel/SeededRandom';

const choices: CodeChoices = {
  ...{ organisationId: 'north', generation: 'v2', seats: 10, lastDay: '2026-12-31', reason: 'Autumn intake' },
};
const rows = new NewCodeRows(new GenerateAccessCode(new SeededRandom(1)), new FakeCsvFormat(), 'Europe/London');

const read = (text: string) => {
  const found = rows.parseNewCodeList(text, choices);
  if (!found.ok) return found.failure;
  return found.value.map(({ code, seats, expiresAt, problem }) => [
    ...[code, seats],
    problem ?? (expiresAt !== null && new Date(expiresAt).toISOString()),
  ]);
};

const END = '2027-01-01T00:00:00.000Z';

describe('new codes by a pattern', () => {
  it('begin with the prefix, are valid and are all different', () => {
    const made = rows.byPattern('north-', 2_000, choices);
    if (!made.ok) throw new Error(made.failure.kind);
    const codes = made.value.map(({ code }) => code);
    expect([
      new Set(codes).size,
      codes.every(code => /^NORTH-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/.test(code)),
    ]).toEqual([2_000, true]);
    expect(made.value[0]).toMatchObject({ seats: 10, expiresAt: Date.parse(END), problem: null });
  });

  it('need no prefix', () => {
    const made = rows.byPattern(' ', 1, choices);
    expect(made.ok && made.value[0]?.code).toMatch(/^.{4}-.{4}$/);
  });

  it.each([0, -1, 1.5, 2_001, Number.NaN])('are rejected in a quantity of %d', count => {
    expect(rows.byPattern('N', count, choices)).toEqual({ ok: false, failure: { kind: 'count' } });
  });

  it.each([
    ['ÄRZTE', 'character'],
    ['A'.repeat(24), 'tooLong'],
    ['A--B', 'hyphen'],
    ['-A', 'hyphen'],
  ])('are rejected with the prefix %s', (prefix, why) => {
    expect(rows.byPattern(prefix, 5, choices)).toEqual({ ok: false, failure: { kind: 'prefix', why } });
  });
});

describe('new codes from a list', () => {
  it('use the common settings unless their row has its own', () => {
    expect(read('NORTH-1\nnorth-2,5\nNORTH-3,,2026-11-30\n')).toEqual([
      ['NORTH-1', 10, END],
      ['north-2', 5, END],
      ['NORTH-3', 10, '2026-12-01T00:00:00.000Z'],
    ]);
  });

  it('are read by column titles, in any order', () => {
    expect(read('Seats;Expires;Access code\n7;2026-07-01;NORTH-1')).toEqual([
      ['NORTH-1', 7, '2026-07-01T23:00:00.000Z'],
    ]);
    expect(read('Code,Seats\nNORTH-1')).toEqual([['NORTH-1', 10, END]]);
  });

  it('are read with the titles of an exported table and with a word processor’s characters', () => {
    expect(read('Code;Expiry\nNORTH-1;2026-11-30')).toEqual([['NORTH-1', 10, '2026-12-01T00:00:00.000Z']]);
    expect(read('sep=;\n\u200bCode;Expiry\nNORTH\u20111;2026\u201111\u201130')).toEqual([
      ['NORTH-1', 10, '2026-12-01T00:00:00.000Z'],
    ]);
    expect(read('1.\tNORTH-1\t5\n2.\tNORTH-2\t- 6')).toEqual([
      ['NORTH-1', 5, END],
      ['NORTH-2', null, 'invalidSeats'],
    ]);
  });

  it('do not include the title of a single column', () => {
    expect(read('Code\nNORTH-1')).toEqual([['NORTH-1', 10, END]]);
    expect(read('\ufeffAccess code;\r\nNORTH-1;\r\n')).toEqual([['NORTH-1', 10, END]]);
    expect(read('Seats\n25')).toEqual({ kind: 'titles', titles: ['Seats'] });
  });

  it('may be the word “code”, also in the first row', () => {
    expect(read('CODE')).toEqual([['CODE', 10, END]]);
    expect(read('NORTH-1\nCODE')).toEqual([
      ['NORTH-1', 10, END],
      ['CODE', 10, END],
    ]);
    expect(read('CODE,25\nNORTH-1')).toEqual([
      ['CODE', 25, END],
      ['NORTH-1', 10, END],
    ]);
    expect(read('CODE,,2026-11-30')).toEqual([['CODE', 10, '2026-12-01T00:00:00.000Z']]);
  });

  it.each([
    ['Code,Max seats\nNORTH-1,25', ['Max seats']],
    ['Code,Seats,Comment\nNORTH-1,25,for the library', ['Comment']],
    ['ID;Seats\nNORTH-1;25', ['ID']],
    ['Code,Seats,Max users\nNORTH-1,25,30', ['Max users']],
    ['Seats,Expires\n25,2026-11-30', ['Seats', 'Expires']],
  ])('are rejected with the column titles that have no meaning: %j', (text, titles) => {
    expect(read(text)).toEqual({ kind: 'titles', titles });
  });

  it.each([
    ['NORTH-1,25,2026-11-30\nNORTH-2,25,2026-11-30,50', 2],
    ['Code,Seats\nNORTH-1,25\nNORTH-2,25,2026-11-30', 3],
    ['Code,,Seats\nNORTH-1,25,30', 2],
  ])('are rejected with the first row that has more cells than columns: %j', (text, line) => {
    expect(read(text)).toEqual({ kind: 'cells', line });
  });

  it('keep their line number, counting titles and blank rows', () => {
    const found = rows.parseNewCodeList('Code,Seats\n\nNORTH-1,5\n,\nNORTH-2,6', choices);
    expect(found.ok && found.value.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('accept the highest number of seats and reject more', () => {
    expect(read('NORTH-1,10000000\nNORTH-2,10000001')).toEqual([
      ['NORTH-1', 10_000_000, END],
      ['NORTH-2', null, 'invalidSeats'],
    ]);
  });

  it('report each cell that cannot be read, instead of saving another value', () => {
    expect(read('NORTH-1,ten\nNORTH-2,-1\nNORTH-3,5,31/12/2026\nNORTH-4,5,2026-02-30\n=1+1')).toEqual([
      ['NORTH-1', null, 'invalidSeats'],
      ['NORTH-2', null, 'invalidSeats'],
      ['NORTH-3', 5, 'invalidExpiry'],
      ['NORTH-4', 5, 'invalidExpiry'],
      ['=1+1', 10, END],
    ]);
  });

  it('are rejected as a whole when there are 2,001, none, or the file cannot be read', () => {
    const list = (count: number) => Array.from({ length: count }, (_, number) => `CODE-${number}`).join('\r\n');
    expect(
      [read(list(2_001)), read(`code,seats\n${list(2_000)}`)].map(found => ('kind' in found ? found : found.length)),
    ).toEqual([{ kind: 'tooMany', rows: 2_001 }, 2_000]);
    expect([read(' \n\n'), read('code,seats'), read('\u0000PNG')]).toEqual([
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'notText' },
    ]);
  });
});
