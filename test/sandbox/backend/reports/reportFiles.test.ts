import 'reflect-metadata';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import yauzl from 'yauzl';
import { someInputs } from '#test/support/builders/reports/aReport';
import { csvRow } from '#sandbox/backend/reports/csvRow';
import { ROWS_OF_PIECE } from '#sandbox/backend/reports/Reports';
import { fileNameOf } from '#sandbox/backend/reports/ReportZips';
import { aSource, lasting, startReports } from './setUpReports';

const inputs = {
  ...someInputs,
  organisations: [{ id: 'north', withBelow: true }],
  from: '2025-12-01',
  to: '2025-12-31',
};

describe('the file of a report', () => {
  it('can be read by another program, with names escaped that a spreadsheet would run', () => {
    const world = lasting();
    const { reports, makeAll } = startReports(world);
    reports.add({ id: 'one', name: 'One', inputs, askedBy: 'farah' });
    makeAll();
    const bytes = readFileSync(join(world.folder, 'one.csv'));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(parse(bytes, { bom: true })).toEqual([
      ['Organisation', 'Joined', 'Active', 'People'],
      ['All', '0', '0', '40'],
      ['\'=cmd|"North"\n Board', '0', '0', '40'],
    ]);
    expect(reports.find('one')).toMatchObject({
      ...{ state: 'ready', rows: 2, rowsDone: 2, bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\n=1', ' =1+1', '\u00a0@sum', ';=1', '＝1+1', '\u22121'])(
    'keeps spreadsheets from running %j',
    text => {
      expect(parse(csvRow([text]))).toEqual([[`'${text}`]]);
    },
  );

  it('counts and rounds a total separately', () => {
    const world = lasting();
    const plain = aSource(24, 1);
    const people = plain.people().map((one, place) => ({ ...one, organisation: place < 12 ? 'north' : 'o-0' }));
    const { reports, makeAll } = startReports(world, { ...plain, people: () => people });
    reports.add({ id: 'halves', name: 'Halves', inputs, askedBy: 'farah' });
    makeAll();
    const [, ...rows] = parse(readFileSync(join(world.folder, 'halves.csv')), { bom: true });
    expect(rows.map(row => row[3])).toEqual(['25', '10', '10']);
  });

  it('is written in pieces, and grows while it is made', () => {
    const world = lasting();
    const { reports } = startReports(world, aSource(40, ROWS_OF_PIECE * 4));
    reports.add({ id: 'large', name: 'Large', inputs, askedBy: 'farah' });
    const sizes = [1, 2, 3].map(() => {
      reports.step();
      const report = reports.find('large');
      return [report && reports.rowsDone(report), statSync(join(world.folder, 'large.csv')).size];
    });
    expect(sizes.map(([done]) => done)).toEqual([ROWS_OF_PIECE, ROWS_OF_PIECE * 2, ROWS_OF_PIECE * 3]);
    expect(sizes[2]?.[1]).toBeGreaterThan(Number(sizes[0]?.[1]) * 2);
  });

  it('keeps little of 400,000 rows in memory', () => {
    const world = lasting();
    const { reports, makeAll } = startReports(world, aSource(40, 33_333));
    const year = { ...inputs, breakdown: 'month' as const, from: '2025-01-01' };
    reports.add({ id: 'huge', name: 'Huge', inputs: year, askedBy: 'farah' });
    expect(reports.find('huge')?.rows).toBe(33_335 * 12);
    makeAll();
    expect(reports.find('huge')).toMatchObject({ state: 'ready', rowsDone: 400_020 });
    expect(world.lines.size).toBeLessThan(20_000);
  }, 60_000);

  it.each([
    [
      'TooManyRows',
      aSource(40, 9_000),
      { ...inputs, breakdown: 'month' as const, from: '2016-01-01', to: '2025-12-31' },
    ],
    ['WouldIdentify', aSource(7), inputs],
    ['InvalidReport', aSource(), { ...inputs, to: '2026-01-06' }],
    ['InvalidReport', aSource(), { ...inputs, from: '2026-01-01', to: '2025-12-31' }],
    ['InvalidReport', aSource(), { ...inputs, zone: 'Nowhere/At_All' }],
  ])('is rejected with %s', (token, source, asked) => {
    const { reports } = startReports(lasting(), source);
    expect(() => reports.add({ id: 'x', name: 'X', inputs: asked, askedBy: 'farah' })).toThrow(token);
  });

  it('has failed when the backend stopped half-way, and is made again on retry', () => {
    const world = lasting();
    const source = aSource(40, ROWS_OF_PIECE * 5);
    const first = startReports(world, source);
    first.reports.add({ id: 'half', name: 'Half', inputs, askedBy: 'farah' });
    for (let step = 0; step < 3; step += 1) first.reports.step();
    const { reports, makeAll } = startReports(world, source);
    const half = reports.find('half');
    expect(half).toMatchObject({ state: 'failed', failure: 'stopped', rowsDone: ROWS_OF_PIECE * 3 });
    if (half) reports.retry(half);
    makeAll();
    expect(reports.find('half')).toMatchObject({ state: 'ready', tries: 2 });
    expect(parse(readFileSync(join(world.folder, 'half.csv')), { bom: true })).toHaveLength(ROWS_OF_PIECE * 5 + 3);
  });

  it('is deleted after 90 days, and the report says so', () => {
    const world = lasting();
    const { reports, makeAll, files } = startReports(world);
    reports.add({ id: 'old', name: 'Old', inputs, askedBy: 'farah' });
    makeAll();
    world.clock.time += 90 * 86_400_000;
    reports.removeExpired();
    const old = reports.find('old');
    expect(old && reports.stateOf(old)).toBe('expired');
    expect([files.size('old.csv'), reports.preview('old')]).toEqual([undefined, []]);
  });
});

describe('earlier reports of the same user', () => {
  it('are pointed out when a few people differ, even after a restart, but never those of other users', () => {
    const world = lasting();
    world.owners.add('grace');
    const { reports, makeAll } = startReports(world);
    reports.add({ id: 'forty', name: 'Forty', inputs, askedBy: 'farah' });
    makeAll();
    const again = startReports(world).reports;
    const ids = (count: number) => new Set(Array.from({ length: count }, (_, number) => `p-${number}`));
    const close = (count: number, uid = 'farah') => again.closeTo(ids(count), uid).map(({ name }) => name);
    expect([close(40), close(41), close(33), close(32), close(47), close(48)]).toEqual([
      ...[[], ['Forty'], ['Forty'], [], ['Forty'], []],
    ]);
    expect(close(41, 'grace')).toEqual([]);
  });
});

describe('a zip of reports', () => {
  it('can be read by another program, with a manifest of names, rows and hashes', async () => {
    const world = lasting();
    const { reports, zips, makeAll } = startReports(world);
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) reports.add({ id, name: 'Same: "name"/..', inputs, askedBy: 'farah' });
    makeAll();
    const ready = ids.flatMap(id => reports.find(id) ?? []);
    expect(zips.make('zip', 'farah', ready, 0)).toMatchObject({ state: 'making', done: 0, total: 2 });
    makeAll();
    expect(zips.make('zip', 'farah', ready, 0)).toMatchObject({ state: 'ready', done: 2, file: 'zip.zip' });
    const entries = await unzip(join(world.folder, 'zip.zip'));
    const names = [...entries.keys()];
    expect(names).toHaveLength(3);
    expect(names.every(name => !/[/\\:"]/.test(name))).toBe(true);
    const manifest = JSON.parse(entries.get('manifest.json')?.toString('utf8') ?? '[]') as {
      readonly file: string;
      readonly rows: number;
      readonly sha256: string;
    }[];
    for (const { file, rows, sha256 } of manifest) {
      const bytes = entries.get(file) ?? Buffer.alloc(0);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(parse(bytes, { bom: true })).toHaveLength(rows + 1);
    }
  });

  it('leaves out a report whose file is removed during packing, and continues', () => {
    const world = lasting();
    const { reports, zips, files } = startReports(world);
    reports.add({ id: 'one', name: 'One', inputs, askedBy: 'farah' });
    while (reports.step());
    zips.make('zip', 'farah', reports.all(), 0);
    files.remove('one.csv');
    expect(zips.step()).toBe(true);
    expect(() => zips.make('zip', 'farah', [], 1)).toThrow('InvalidExport');
  });

  it('has names without half surrogate pairs', () => {
    const name = fileNameOf(`${'x'.repeat(119)}😀`);
    expect(() => encodeURIComponent(name)).not.toThrow();
    expect(name).toBe('x'.repeat(119));
  });

  it('of another user does not reveal its progress', () => {
    const { reports, zips, makeAll } = startReports(lasting());
    reports.add({ id: 'one', name: 'One', inputs, askedBy: 'farah' });
    makeAll();
    const ready = reports.all();
    zips.make('zip', 'farah', ready, 0);
    expect(() => zips.make('zip', 'grace', ready, 0)).toThrow('ConflictError');
    expect(() => zips.make('none', 'farah', [], 3)).toThrow('InvalidExport');
  });
});

async function unzip(path: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.open(path, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(pieces));
          zip.readEntry();
        });
      }),
    );
    zip.on('end', resolve);
    zip.readEntry();
  });
  return files;
}
