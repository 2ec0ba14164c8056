import { ACTIVE_PAUSE_MS } from '@/application/reports/WatchActiveReports';
import { SEARCH_PAUSE_MS } from '@/presentation/reports/ReportsStore';
import { CHECK_PAUSE_MS } from '@/presentation/reports/SubjectForm';
import { SCHEDULE_PAUSE_MS } from '@/presentation/reports/ScheduleStore';
import { fail } from '@/domain/kernel/Result';
import { anEntry, REPORTS_NOW } from '#test/support/builders/reports/aReport';
import { answersCame, reportTools } from '#test/support/builders/reports/reportTools';

const DAY = 86_400_000;

describe('the list of reports', () => {
  const opened = async (tools = reportTools()) => {
    const store = tools.stores.list();
    const stop = store.start();
    await answersCame();
    return { ...tools, store, stop };
  };

  it('follows running reports until they are ready, with one call at a time', async () => {
    const tools = reportTools();
    tools.reports.add('a', { state: 'running', rows: 100, rowsDone: 10 }).add('b');
    const { store, reports, clock, stop } = await opened(tools);
    reports.edit('a', { rowsDone: 60 });
    clock.advance(ACTIVE_PAUSE_MS);
    await answersCame();
    expect(store.table.rows.find(({ id }) => id === 'a')?.rowsDone).toBe(60);
    reports.edit('a', { state: 'ready', rowsDone: 100 });
    clock.advance(ACTIVE_PAUSE_MS);
    await answersCame();
    expect(store.table.rows.find(({ id }) => id === 'a')?.state).toBe('ready');
    clock.advance(ACTIVE_PAUSE_MS * 2);
    await answersCame();
    const calls = reports.asked.length;
    clock.advance(ACTIVE_PAUSE_MS * 5);
    await answersCame();
    expect(reports.asked.length).toBe(calls);
    stop();
  });

  it('searches once the user pauses, and filters by kind, state and author', async () => {
    const tools = reportTools();
    tools.reports.add('alpha').add('beta', { state: 'failed' });
    const { store, reports, clock, stop } = await opened(tools);
    const before = reports.asked.length;
    store.search('al');
    store.search('alp');
    clock.advance(SEARCH_PAUSE_MS);
    await answersCame();
    expect([reports.asked.length - before, store.table.rows.map(({ id }) => id)]).toEqual([1, ['alpha']]);
    store.search('');
    store.narrow({ state: 'failed' });
    await answersCame();
    expect(store.table.rows.map(({ id }) => id)).toEqual(['beta']);
    stop();
  });

  it('downloads from a temporary link, and says why it could not', async () => {
    const tools = reportTools();
    tools.reports.add('a');
    const { store, download, saved, stop } = await opened(tools);
    const [report] = store.table.rows;
    if (report) await store.download(report);
    expect(store.actFailure).toMatchObject({ act: 'download', failure: { kind: 'notAllowed' } });
    download.add('https://files.example/a', 'a,b');
    if (report) await store.download(report);
    expect([store.actFailure, saved.map(([name]) => name)]).toEqual([undefined, ['a.csv']]);
    stop();
  });

  it('packs the selected reports that have files into one archive', async () => {
    const tools = reportTools();
    tools.reports.add('a').add('b').add('c', { state: 'failed' });
    tools.download.add('https://files.example/id-1.zip', 'PK');
    const { store, clock, saved, stop } = await opened(tools);
    store.table.selectLoaded(true);
    const zipping = store.zip();
    for (let look = 0; look < 4; look += 1) {
      await answersCame();
      clock.advance(1_000);
    }
    await zipping;
    expect([saved.map(([name]) => name), store.packing, store.leftOut]).toEqual([['reports.zip'], undefined, 0]);
    stop();
  });
});

describe('a new report', () => {
  const opened = async () => {
    const tools = reportTools();
    const created: string[] = [];
    const store = tools.stores.newReport(id => created.push(id));
    const stop = store.start();
    await answersCame();
    const fill = (): void => {
      store.subject.setKind('people');
      store.subject.add({ kind: 'organisation', id: 'north', name: 'North Board' });
      store.setPeriod('lastMonth');
      store.setName('October');
    };
    return { ...tools, store, stop, created, fill };
  };

  it('is checked once the user pauses, and drops an overtaken answer', async () => {
    const { store, reports, clock, fill, stop } = await opened();
    fill();
    expect(reports.checked).toHaveLength(0);
    clock.advance(CHECK_PAUSE_MS);
    const overtaken = reports.checkAnswer;
    reports.checkAnswer = { ...overtaken, rows: 99 };
    store.subject.setBreakdown('month');
    await answersCame();
    expect([store.check, store.isChecking]).toEqual([undefined, true]);
    clock.advance(CHECK_PAUSE_MS);
    await answersCame();
    expect([store.check?.rows, reports.checked.map(({ breakdown }) => breakdown)]).toEqual([
      99,
      ['organisation', 'month'],
    ]);
    stop();
  });

  it('has no preset choice but the plain breakdown, and names what is missing', async () => {
    const { store, reports, stop } = await opened();
    await store.create();
    expect(store.gaps).toEqual(['kind', 'chosen', 'from', 'to', 'name']);
    expect(reports.planned.countOf('create')).toBe(0);
    stop();
  });

  it('keeps its id while the same report is requested, and has another one for a different report', async () => {
    const { store, reports, clock, created, fill, stop } = await opened();
    fill();
    clock.advance(CHECK_PAUSE_MS);
    await answersCame();
    reports.planned.failNext('create', { kind: 'unreachable' });
    await store.create();
    await store.create();
    expect(created).toEqual(['id-1']);
    store.setName('Another');
    await store.create();
    expect(created).toEqual(['id-1', 'id-2']);
    stop();
  });

  it('is not sent until a warning that appeared on Create was read', async () => {
    const { store, reports, created, fill, stop } = await opened();
    reports.checkAnswer = { ...reports.checkAnswer, close: ['An earlier one'] };
    fill();
    await store.create();
    expect([store.check?.close, store.isChecking, created]).toEqual([['An earlier one'], false, []]);
    await store.create();
    expect(created).toEqual(['id-1']);
    stop();
  });

  it('is not sent when the backend said that it would refuse it', async () => {
    const { store, reports, clock, fill, stop } = await opened();
    reports.checkAnswer = { ...reports.checkAnswer, wouldIdentify: true };
    fill();
    clock.advance(CHECK_PAUSE_MS);
    await answersCame();
    await store.create();
    expect(reports.planned.countOf('create')).toBe(0);
    stop();
  });
});

describe('the schedule', () => {
  const opened = async (tools = reportTools()) => {
    tools.schedule.entries = [anEntry('a'), anEntry('b', { isOn: false })];
    const store = tools.stores.schedule();
    const stop = store.start();
    await answersCame();
    return { ...tools, store, stop };
  };

  it('previews ten runs across both clock changes', async () => {
    const { store, stop } = await opened();
    expect(store.nextOfSelected.map(({ day }) => day).slice(0, 2)).toEqual(['2026-11-30', '2026-12-07']);
    expect(store.nextOfSelected).toHaveLength(10);
    expect(store.changesOfSelected.map(({ minutes, run }) => [minutes, run])).toEqual([
      [60, undefined],
      [-60, undefined],
    ]);
    store.select('b');
    expect(store.nextOfSelected).toEqual([]);
    stop();
  });

  it('shows missed runs without a refresh, and due runs', async () => {
    const tools = reportTools();
    const { store, clock, schedule, stop } = await opened(tools);
    schedule.runs = [{ entryId: 'a', dueAt: REPORTS_NOW - 4 * DAY, state: 'missed' }];
    clock.advance(SCHEDULE_PAUSE_MS);
    await answersCame();
    expect(store.lastRuns.get('a')?.state).toBe('missed');
    const states = store.calendar.flatMap(({ day, runs }) => runs.map(run => [day, run.state]));
    expect(states).toEqual([
      ['2026-11-23', 'missed'],
      ['2026-11-30', 'due'],
    ]);
    stop();
  });

  it('asks which version counts when two people have changed the same entry', async () => {
    const { store, schedule, stop } = await opened();
    schedule.edit([anEntry('a', { name: 'Theirs' }), anEntry('b', { isOn: false })]);
    await store.setOn('a', false);
    expect([store.conflict?.ids, store.isDecided, schedule.entries[0]?.isOn]).toEqual([['a'], false, true]);
    store.decide('a', 'mine');
    await store.settle();
    expect([store.conflict, schedule.entries.map(({ id, name, isOn }) => [id, name, isOn])]).toEqual([
      undefined,
      [
        ['b', 'b', false],
        ['a', 'a', false],
      ],
    ]);
    stop();
  });

  it('asks which version counts when a colleague saved the entry during the edit', async () => {
    const { store, schedule, clock, stop } = await opened();
    store.edit('a');
    schedule.edit([anEntry('a', { period: 'lastMonth' }), anEntry('b', { isOn: false, name: 'Theirs too' })]);
    clock.advance(SCHEDULE_PAUSE_MS);
    await answersCame();
    expect(store.entries[0]?.period).toBe('lastMonth');
    store.editor?.set({ name: 'Mine' });
    await store.saveEditor();
    expect([store.conflict?.ids, schedule.entries[0]?.period]).toEqual([['a'], 'lastMonth']);
    clock.advance(SCHEDULE_PAUSE_MS);
    await answersCame();
    store.decide('a', 'mine');
    await store.settle();
    expect(schedule.entries.map(({ name, period }) => [name, period]).sort()).toEqual([
      ['Mine', 'lastWeek'],
      ['Theirs too', 'lastWeek'],
    ]);
    stop();
  });

  it('runs a paused entry in the name of the user who saves it, even unchanged', async () => {
    const tools = reportTools();
    const { store, schedule, clock, stop } = await opened(tools);
    schedule.edit([anEntry('a', { paused: { since: 0, why: 'ownerWithoutRight' } })]);
    clock.advance(SCHEDULE_PAUSE_MS);
    await answersCame();
    store.edit('a');
    await store.saveEditor();
    expect([store.editor, store.entries[0]?.paused]).toEqual([undefined, undefined]);
    stop();
  });

  it('shows runs without a record as missed, but none after the last reading', async () => {
    const { store, schedule, clock, stop } = await opened();
    schedule.edit([anEntry('a', { changedAt: REPORTS_NOW - 10 * DAY })]);
    clock.advance(SCHEDULE_PAUSE_MS);
    await answersCame();
    expect(store.lastRuns.get('a')).toEqual({
      ...{ entryId: 'a', dueAt: Date.UTC(2026, 10, 23, 7), state: 'missed' },
    });
    schedule.read = async () => fail({ kind: 'unreachable' });
    clock.advance(7 * DAY);
    await answersCame();
    expect(store.lastRuns.get('a')?.dueAt).toBe(Date.UTC(2026, 10, 23, 7));
    stop();
  });

  it('says that the runs of an earlier month are unknown until they are loaded', async () => {
    const { store, schedule, stop } = await opened();
    schedule.planned.failNext('read', { kind: 'unreachable' });
    await store.showMonth(-1);
    expect([store.isMonthKnown, store.monthFailure]).toEqual([false, { kind: 'unreachable' }]);
    await store.load();
    expect(store.isMonthKnown).toBe(false);
    await store.showMonth(0);
    expect([store.isMonthKnown, store.month]).toEqual([true, '2026-10-01']);
    stop();
  });

  it('saves a new entry, and names what was not chosen', async () => {
    const { store, schedule, stop } = await opened();
    store.edit();
    await store.saveEditor();
    expect(store.editor?.gaps).toEqual(['name', 'kind', 'chosen', 'period', 'every', 'time']);
    const { editor } = store;
    editor?.subject.setKind('chats');
    editor?.subject.add({ kind: 'organisation', id: 'north', name: 'North Board' });
    editor?.setEvery('month');
    editor?.set({ name: 'Monthly', period: 'lastMonth', day: 'last', time: '01:30', recipient: 'Dana@staff.example' });
    await store.saveEditor();
    expect(store.editor).toBeUndefined();
    expect(schedule.entries.at(-1)).toMatchObject({ name: 'Monthly', recipients: ['dana@staff.example'], isOn: true });
    stop();
  });
});

it('the Home panel of an analyst shows failed and paused entries and the latest reports', async () => {
  const { stores, reports, schedule } = reportTools();
  reports.add('a');
  schedule.entries = [anEntry('a'), anEntry('b', { paused: { since: 0, why: 'ownerWithoutRight' } }), anEntry('c')];
  schedule.runs = [
    { entryId: 'a', dueAt: 1, state: 'ran' },
    { entryId: 'a', dueAt: 2, state: 'failed' },
    { entryId: 'c', dueAt: 1, state: 'missed' },
    { entryId: 'c', dueAt: 2, state: 'ran' },
  ];
  const store = stores.home();
  const stop = store.start();
  await answersCame();
  expect(store.scheduleAlerts.map(({ entry, run }) => [entry.id, run?.state])).toEqual([
    ['a', 'failed'],
    ['b', undefined],
  ]);
  expect(store.latest?.map(({ id }) => id)).toEqual(['a']);
  schedule.planned.failNext('read', { kind: 'unreachable' });
  await store.load();
  expect(store.scheduleFailure).toEqual({ kind: 'unreachable' });
  expect(store.scheduleAlerts).toHaveLength(2);
  stop();
});
