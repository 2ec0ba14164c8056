import { calendarDay } from '@/domain/kernel/time/calendarDay';
import type { ReportInputs, ReportSubject } from '@/domain/reports/ReportInputs';
import { nextRuns, type RunTimes } from '@/domain/reports/nextRuns.rule';
import type { ReportArea } from '#sandbox/backend/reports/createReports';
import { runKey } from '#sandbox/backend/reports/ReportSchedules';
import type { StoredReport, StoredRun } from '#sandbox/backend/reports/StoredReport';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days since the entries were written. */
const KNOWN_DAYS = 42;
const ZONE = 'Europe/London';
/** An analyst of the list of people, and the organisation that they belong to. */
const colleague = 'user-00004';

const plain = { codes: [] as readonly string[], zone: ZONE };
const everything = [{ id: 'org-1', withBelow: true }];

/** An analyst's initial reports: some of each state, and a schedule with its past. */
export function seedReports({ reports, schedules }: Pick<ReportArea, 'reports' | 'schedules'>, now: number): void {
  const today = calendarDay.at(now, ZONE) ?? '';
  for (const report of seededReports(now, today)) reports.restore(report);
  for (const { entry, ownerUid, past } of seededEntries()) {
    schedules.mark(entry.id, now);
    schedules.entries.put(entry.id, { entry, ownerUid, changedAt: now - KNOWN_DAYS * DAY_MS });
    for (const run of pastRuns(entry.id, entry.times, now, past)) schedules.runs.put(runKey(entry.id, run.dueAt), run);
  }
}

function seededReports(now: number, today: string): readonly StoredReport[] {
  const month = (back: number): Pick<ReportInputs, 'from' | 'to'> => {
    const from = calendarDay.firstOfMonth(today, -back);
    return { from, to: calendarDay.plus(calendarDay.firstOfMonth(from, 1), -1) };
  };
  const days = (count: number) => ({ from: calendarDay.plus(today, -count), to: calendarDay.plus(today, -1) });
  const base = { state: 'waiting', rows: 0, rowsDone: 0, tries: 1 } as const;
  const report = (
    number: number,
    name: string,
    inputs: Omit<ReportInputs, 'zone' | 'codes'>,
    rest: Partial<StoredReport> & Pick<StoredReport, 'askedAt'>,
  ): StoredReport => ({
    ...{ ...base, id: `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`, name, askedBy: 'staff-farah' },
    ...{ inputs: { ...plain, ...inputs }, ...rest },
  });
  const people = { kind: 'people', organisations: everything, breakdown: 'organisation' } as const;
  const chats = { kind: 'chats', organisations: everything, breakdown: 'organisation' } as const;
  return [
    report(
      1,
      'People joined and active, this year',
      {
        ...people,
        breakdown: 'month',
        organisations: [{ id: 'org-1', withBelow: false }],
        from: `${today.slice(0, 4)}-01-01`,
        to: calendarDay.plus(today, -1),
      },
      { askedAt: now - 3 * DAY_MS },
    ),
    report(2, 'People joined and active, last month', { ...people, ...month(1) }, { askedAt: now - 2 * DAY_MS }),
    report(
      3,
      'Use of access codes, Castleton',
      { kind: 'codes', organisations: [{ id: 'org-2', withBelow: true }], breakdown: 'code', ...days(90) },
      { askedAt: now - 26 * HOUR_MS },
    ),
    report(
      4,
      'Chats and waiting times, 30 days',
      { ...chats, ...days(30) },
      { askedAt: now - 5 * HOUR_MS, entryId: '5eed0000-0000-4000-8000-0000000000a2' },
    ),
    report(
      5,
      'People joined, Dalkeith and below',
      { ...people, organisations: [{ id: 'org-3', withBelow: true }], ...month(2) },
      {
        ...{ askedAt: now - 22 * 60_000, finishedAt: now - 20 * 60_000, state: 'failed', failure: 'stopped' },
        ...{ rows: 100, rowsDone: 60 },
      },
    ),
    report(
      6,
      'People joined and active, summer',
      { ...people, ...month(5) },
      {
        ...{ askedAt: now - 118 * DAY_MS, finishedAt: now - 118 * DAY_MS, state: 'ready', removed: true },
        ...{ rows: 3_001, rowsDone: 3_001, bytes: 118_000 },
      },
    ),
  ];
}

interface SeededEntry {
  readonly entry: ReportSubject & {
    readonly id: string;
    readonly name: string;
    readonly period: 'lastWeek' | 'lastMonth' | 'last30Days' | 'last7Days';
    readonly times: RunTimes;
    readonly recipients: readonly string[];
    readonly isOn: boolean;
  };
  readonly ownerUid: string;
  /** Outcomes of the newest runs, the newest first. */
  readonly past: readonly ('late' | 'missed' | 'failed')[];
}

function seededEntries(): readonly SeededEntry[] {
  const id = (number: number): string => `5eed0000-0000-4000-8000-0000000000a${number}`;
  const daily = { every: 'day', weekday: null, day: null, zone: ZONE } as const;
  return [
    {
      entry: {
        ...{ id: id(1), name: 'PHQ-9 by organisation, Mondays', kind: 'scores', organisations: everything, codes: [] },
        ...{ breakdown: 'organisation', period: 'lastWeek', isOn: true },
        times: { every: 'week', weekday: 1, day: null, time: '07:00', zone: ZONE },
        recipients: ['farah.nassiri@staff.example', 'dana.whitfield@staff.example'],
      },
      ownerUid: 'staff-farah',
      past: ['failed'],
    },
    {
      entry: {
        ...{ id: id(2), name: 'Waiting times, monthly', kind: 'chats', organisations: everything, codes: [] },
        ...{ breakdown: 'organisation', period: 'lastMonth', isOn: true },
        times: { every: 'month', weekday: null, day: 'last', time: '01:30', zone: ZONE },
        recipients: ['farah.nassiri@staff.example'],
      },
      ownerUid: 'staff-farah',
      past: [],
    },
    {
      entry: {
        ...{ id: id(3), name: 'People joined, every day', kind: 'people', codes: [] },
        ...{ organisations: everything, breakdown: 'organisation', period: 'last30Days', isOn: false },
        times: { ...daily, time: '06:15' },
        recipients: [],
      },
      ownerUid: colleague,
      past: ['late', 'missed', 'missed'],
    },
  ];
}

/** The runs of six weeks, all successful but the newest. */
function pastRuns(entryId: string, times: RunTimes, now: number, past: SeededEntry['past']): readonly StoredRun[] {
  const runs = nextRuns({ times, after: now - KNOWN_DAYS * DAY_MS, count: 60, until: now });
  return runs.map(({ at: dueAt, day }, place) => {
    const outcome = past[runs.length - 1 - place];
    const run = { entryId, dueAt, day, tries: 1 };
    if (outcome === 'missed' || outcome === 'failed') return { ...run, outcome };
    return { ...run, outcome: 'ready', readyAt: dueAt + (outcome === 'late' ? 37 : 1) * 60_000 };
  });
}
