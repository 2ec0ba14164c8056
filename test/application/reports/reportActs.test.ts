import { ChangeReport } from '@/application/reports/ChangeReport';
import { CreateReport } from '@/application/reports/CreateReport';
import { PackReports, ZIP_PAUSE_MS, type PackProgress } from '@/application/reports/PackReports';
import { SaveSchedule } from '@/application/reports/SaveSchedule';
import { ACTIVE_PAUSE_MS, WatchActiveReports } from '@/application/reports/WatchActiveReports';
import type { ReportsWanted } from '@/application/reports/ports/ReportGateway';
import { ok } from '@/domain/kernel/Result';
import { writtenEntry } from '@/domain/reports/ReportSchedule';
import type { Report } from '@/domain/reports/Report';
import { anEntry, aReport, someInputs } from '#test/support/builders/reports/aReport';
import { FakeFileDownload } from '#test/support/fakes/reports/FakeFileDownload';
import { FakeReportGateway } from '#test/support/fakes/reports/FakeReportGateway';
import { FakeScheduleGateway } from '#test/support/fakes/reports/FakeScheduleGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

const etagOf = async (gateway: FakeReportGateway, id: string): Promise<string> => {
  const read = await gateway.read(id);
  return read.ok ? read.value.etag : '';
};

describe('requesting a report', () => {
  it.each([
    [true, 'done'],
    [false, 'unreachable'],
  ])('reads the outcome after a lost answer (done: %s)', async (butDone, said) => {
    const gateway = new FakeReportGateway();
    gateway.planned.failNext('create', { kind: 'unreachable' }, { butDone });
    const created = await new CreateReport(gateway).execute({ id: 'one', name: 'One', inputs: someInputs });
    expect(created.ok ? 'done' : created.failure.kind).toBe(said);
  });
});

describe('changing a report', () => {
  it('does nothing when a colleague has changed the report', async () => {
    const gateway = new FakeReportGateway().add('one');
    const etag = await etagOf(gateway, 'one');
    gateway.edit('one', { name: 'Theirs' }, true);
    const renamed = await new ChangeReport(gateway).execute('one', etag, { act: 'rename', name: 'Mine' });
    expect(renamed).toMatchObject({ ok: false, failure: { kind: 'changedMeanwhile' } });
    expect(gateway.stored('one')?.name).toBe('Theirs');
  });

  it('counts a report that a colleague has restarted as started', async () => {
    const gateway = new FakeReportGateway().add('one', { state: 'failed' });
    const etag = await etagOf(gateway, 'one');
    gateway.edit('one', { state: 'running' }, true);
    expect(await new ChangeReport(gateway).execute('one', etag, { act: 'retry' })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('reports an unknown outcome', async () => {
    const gateway = new FakeReportGateway().add('one');
    const etag = await etagOf(gateway, 'one');
    gateway.planned.failNext('rename', { kind: 'unreachable' });
    gateway.planned.failNext('read', { kind: 'unreachable' });
    const renamed = await new ChangeReport(gateway).execute('one', etag, { act: 'rename', name: 'Mine' });
    expect(renamed).toEqual({ ok: false, failure: { kind: 'unconfirmed' } });
  });
});

describe('saving the schedule', () => {
  const opened = async () => {
    const gateway = new FakeScheduleGateway();
    gateway.entries = [anEntry('a'), anEntry('b')];
    const read = await gateway.read();
    if (!read.ok) throw new Error('The fake reads.');
    return { gateway, before: read.value, save: new SaveSchedule(gateway) };
  };

  it('merges a colleague’s changes, entry by entry', async () => {
    const { gateway, before, save } = await opened();
    gateway.edit([anEntry('a'), anEntry('b', { name: 'Theirs' }), anEntry('c')]);
    const mine = [writtenEntry(anEntry('a', { name: 'Mine' })), writtenEntry(anEntry('b'))];
    const saved = await save.execute(before, mine);
    expect(saved.ok && saved.value.entries.map(({ name }) => name)).toEqual(['Mine', 'Theirs', 'c']);
  });

  it('saves nothing when both have changed the same entry', async () => {
    const { gateway, before, save } = await opened();
    gateway.edit([anEntry('a', { name: 'Theirs' }), anEntry('b')]);
    const saved = await save.execute(before, [
      writtenEntry(anEntry('a', { name: 'Mine' })),
      writtenEntry(anEntry('b')),
    ]);
    expect(saved).toMatchObject({ ok: false, failure: { kind: 'conflict', ids: ['a'] } });
    expect(gateway.entries.map(({ name }) => name)).toEqual(['Theirs', 'b']);
  });

  it('reports success when the answer is lost and the schedule was saved', async () => {
    const { gateway, before, save } = await opened();
    gateway.planned.failNext('save', { kind: 'unreachable' }, { butDone: true });
    const saved = await save.execute(before, [writtenEntry(anEntry('a', { isOn: false }))]);
    expect(saved.ok && saved.value.entries.map(({ id, isOn }) => [id, isOn])).toEqual([['a', false]]);
  });
});

describe('packing reports', () => {
  it('checks the same zip until it is ready, despite lost answers, then downloads it', async () => {
    const [reports, clock] = [new FakeReportGateway().add('a').add('b'), new ManualClock()];
    const download = new FakeFileDownload().add('https://files.example/id-1.zip', 'PK');
    reports.planned.failNext('zip', { kind: 'unreachable' });
    const progress: PackProgress[] = [];
    const ids = { next: () => 'id-1' };
    const packed = new PackReports({ reports, download, ids, clock }).execute(
      ['a', 'b', 'gone'],
      one => progress.push(one),
      () => false,
    );
    for (let look = 0; look < 5; look += 1) {
      await settled();
      clock.advance(ZIP_PAUSE_MS);
    }
    await settled();
    const done = await packed;
    expect(done.ok && done.value !== 'stopped' && [await done.value.file.text(), done.value.leftOut]).toEqual([
      'PK',
      1,
    ]);
    expect(progress.map(({ step, done: count }) => [step, count])).toEqual([
      ...[
        ['packing', 0],
        ['packing', 1],
        ['packing', 2],
        ['downloading', 2],
      ],
    ]);
  });

  it('stops on request', async () => {
    const [reports, clock] = [new FakeReportGateway().add('a'), new ManualClock()];
    const ids = new SequentialIds();
    const packed = await new PackReports({ reports, download: new FakeFileDownload(), ids, clock }).execute(
      ['a'],
      () => undefined,
      () => true,
    );
    expect(packed).toEqual({ ok: true, value: 'stopped' });
  });
});

it('watches active reports with one call for all screens, and with none when no screen watches', async () => {
  const [reports, clock] = [new FakeReportGateway().add('a', { state: 'running' }), new ManualClock()];
  const watch = new WatchActiveReports(reports, clock);
  const seen: (readonly Report[] | undefined)[] = [];
  const stops = [watch.execute(active => seen.push(active)), watch.execute(active => seen.push(active))];
  clock.advance(ACTIVE_PAUSE_MS);
  await settled();
  expect([reports.asked, seen.map(active => active?.length)]).toEqual([[{ state: 'active' }], [1, 1]]);
  stops.forEach(stop => stop());
  clock.advance(ACTIVE_PAUSE_MS * 3);
  await settled();
  expect(reports.asked).toHaveLength(1);
});

it('watches the active reports of all pages, since the oldest are on the last one', async () => {
  const clock = new ManualClock();
  const pages = [
    { reports: [aReport('newest', { state: 'waiting' })], total: 2, unreadable: 0, next: 'b' },
    { reports: [aReport('oldest', { state: 'running' })], total: 2, unreadable: 0 },
  ];
  const list = async ({ from }: ReportsWanted) => ok(pages[from === undefined ? 0 : 1] ?? never());
  const seen: (readonly string[] | undefined)[] = [];
  new WatchActiveReports({ list }, clock).execute(active => seen.push(active?.map(({ id }) => id)));
  clock.advance(ACTIVE_PAUSE_MS);
  await settled();
  expect(seen).toEqual([['newest', 'oldest']]);
});

const never = (): never => {
  throw new Error('There are two pages.');
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
