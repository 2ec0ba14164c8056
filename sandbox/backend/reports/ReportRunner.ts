import { createHash } from 'node:crypto';
import { dueRuns } from '#sandbox/domain/reports/dueRuns.rule';
import { nextRuns, type PlannedRun } from '@/domain/reports/nextRuns.rule';
import { runPeriod } from '@/domain/reports/ReportSchedule';
import { tryAgainAfter } from '#sandbox/domain/reports/tryAgainAfter.rule';
import type { ReportExtents } from './ReportExtents';
import type { Reports } from './Reports';
import { runKey, type ReportSchedules } from './ReportSchedules';
import type { StoredEntry, StoredReport, StoredRun } from './StoredReport';

/** Missed moments of one entry that get a record each; the oldest record counts those before. */
const MOST_MISSED = 400;
/** More moments than any entry has between two looks: a hundred years of days. */
const EVERY_MOMENT = 36_525;
/** Number of runs that are stored. */
const MOST_RUNS = 10_000;

export interface RunnerDependencies {
  readonly clock: { now(): number };
  readonly schedules: ReportSchedules;
  readonly reports: Reports;
  readonly extents: ReportExtents;
  /** The present email address of a member of staff; undefined if they no longer are one. */
  readonly addressOf: (uidOrEmail: string) => string | undefined;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  /** The address of the dashboard, without a trailing slash. */
  readonly origin: () => string;
}

/** Makes the reports of the schedule, each due time at most once. To be called often. */
export class ReportRunner {
  /** The next due time of an entry, by the entry as it was when that was computed. */
  private readonly nextDue = new WeakMap<StoredEntry, number>();

  constructor(private readonly dependencies: RunnerDependencies) {}

  tick(): void {
    const { schedules, clock } = this.dependencies;
    const now = clock.now();
    for (const stored of schedules.entries.values())
      if (stored.entry.isOn && stored.paused === undefined) this.runDue(stored, now);
    for (const run of schedules.runs.values()) if (run.outcome === 'running') this.checkRun(run, now);
  }

  private runDue(stored: StoredEntry, now: number): void {
    const { schedules, extents } = this.dependencies;
    const { entry, ownerUid } = stored;
    if (now < (this.nextDue.get(stored) ?? 0)) return;
    const planned = nextRuns({
      times: entry.times,
      after: schedules.markOf(entry.id),
      count: EVERY_MOMENT,
      until: now,
    });
    const [next] = nextRuns({ times: entry.times, after: now, count: 1, until: null });
    this.nextDue.set(stored, next?.at ?? Infinity);
    if (planned.length === 0) return;
    const extent = extents.extentOf(ownerUid);
    if (!extents.contains(extent, entry)) {
      this.pause(stored, now, extent === undefined ? 'ownerWithoutRight' : 'outsideExtent');
      return;
    }
    const { make, missed } = dueRuns({ due: planned.map(({ at }) => at) });
    const isNew = this.recordMissed(entry.id, planned, missed);
    const run = planned.find(({ at }) => at === make);
    if (run) this.begin(stored, run);
    // Only now: recorded runs are found again after a restart, and times before the mark are not checked again.
    schedules.mark(entry.id, planned.at(-1)?.at ?? now);
    this.forgetOld();
    const text = 'Runs were missed while no reports could be made. Log in to see which:';
    if (isNew) this.send(stored, `Report missed: ${entry.name}`, text, undefined, true);
  }

  /** True where one of them was not recorded before. */
  private recordMissed(entryId: string, planned: readonly PlannedRun[], missed: readonly number[]): boolean {
    const { runs } = this.dependencies.schedules;
    const kept = missed.slice(-MOST_MISSED);
    const isNew = kept.some(dueAt => runs.get(runKey(entryId, dueAt)) === undefined);
    kept.forEach((dueAt, place) => {
      const day = planned.find(({ at }) => at === dueAt)?.day ?? '';
      const earlier = place === 0 ? missed.length - kept.length : 0;
      if (runs.get(runKey(entryId, dueAt))) return;
      runs.put(runKey(entryId, dueAt), {
        ...{ entryId, dueAt, day, outcome: 'missed', tries: 0 },
        ...(earlier > 0 && { earlierMissed: earlier }),
      });
    });
    return isNew;
  }

  private begin(stored: StoredEntry, { at, day }: PlannedRun): void {
    const { runs } = this.dependencies.schedules;
    const key = runKey(stored.entry.id, at);
    if (runs.get(key)) return;
    const run: StoredRun = {
      ...{ entryId: stored.entry.id, dueAt: at, day, outcome: 'running', tries: 1 },
      reportId: reportIdOf(key),
    };
    runs.put(key, run);
    this.report(stored, run);
  }

  /** The report of a run. Its id is derived from entry and due time, so there is never a second one. */
  private report(stored: StoredEntry, run: StoredRun): StoredReport {
    const { entry, ownerUid } = stored;
    const { kind, organisations, codes, breakdown, surveyId, times, period } = entry;
    return this.dependencies.reports.addScheduled({
      id: run.reportId ?? '',
      name: `${entry.name}, ${run.day}`,
      askedBy: ownerUid,
      entryId: entry.id,
      inputs: {
        ...{ kind, organisations, codes, breakdown, zone: times.zone, ...runPeriod(period, run.day) },
        ...(surveyId !== undefined && { surveyId }),
      },
    });
  }

  private checkRun(run: StoredRun, now: number): void {
    const { schedules, reports } = this.dependencies;
    const stored = schedules.entries.get(run.entryId);
    const report = reports.find(run.reportId ?? '') ?? (stored && this.report(stored, run));
    if (report === undefined) {
      this.settle(run, { outcome: 'failed' });
      return;
    }
    if (report.state === 'ready') this.notifyReady(run, report, stored);
    if (report.state === 'failed') this.tryAgain(run, report, stored, now);
  }

  private tryAgain(run: StoredRun, report: StoredReport, stored: StoredEntry | undefined, now: number): void {
    if (run.nextTryAt !== undefined) {
      if (now < run.nextTryAt) return;
      const { nextTryAt: _due, ...rest } = run;
      this.settle(rest, { tries: run.tries + 1 });
      this.dependencies.reports.retry(report);
      return;
    }
    const pause = tryAgainAfter({ tries: run.tries });
    if (pause !== null) {
      this.settle(run, { nextTryAt: now + pause });
      return;
    }
    // Recorded first: an email is rather missing than sent twice.
    this.settle(run, { outcome: 'failed' });
    const text = 'The report could not be made. Log in to see why and to try again:';
    this.send(stored, `Report failed: ${report.name}`, text, report.id, true);
  }

  private notifyReady(run: StoredRun, report: StoredReport, stored: StoredEntry | undefined): void {
    this.settle(run, { outcome: 'ready', readyAt: report.finishedAt ?? this.dependencies.clock.now() });
    this.send(stored, `Report ready: ${report.name}`, 'The report is ready. Log in to read it:', report.id, false);
  }

  private pause(stored: StoredEntry, since: number, why: 'ownerWithoutRight' | 'outsideExtent'): void {
    this.dependencies.schedules.entries.put(stored.entry.id, { ...stored, paused: { since, why } });
    const text = 'Its owner may no longer report on this. An analyst can save it in their own name:';
    this.send(stored, `Report paused: ${stored.entry.name}`, text, undefined, true);
  }

  /** A link that requires a login, and no number from the report. */
  private send(
    stored: StoredEntry | undefined,
    subject: string,
    text: string,
    reportId: string | undefined,
    notifiesOwner: boolean,
  ): void {
    if (!stored) return;
    const path =
      reportId === undefined
        ? '/admin/reporting/report-schedule'
        : `/admin/reporting/reports?${new URLSearchParams({ report: reportId }).toString()}`;
    const readers = [...stored.entry.recipients, ...(notifiesOwner ? [stored.ownerUid] : [])];
    const addresses = new Set(readers.flatMap(reader => this.dependencies.addressOf(reader) ?? []));
    for (const to of addresses)
      this.dependencies.sendEmail(to, subject, `${text}\n${this.dependencies.origin()}${path}`);
  }

  private settle(run: StoredRun, change: Partial<StoredRun>): void {
    this.dependencies.schedules.runs.put(runKey(run.entryId, run.dueAt), { ...run, ...change });
  }

  private forgetOld(): void {
    const { runs } = this.dependencies.schedules;
    if (runs.size <= MOST_RUNS) return;
    const oldest = [...runs.values()].sort((one, other) => one.dueAt - other.dueAt).slice(0, runs.size - MOST_RUNS);
    for (const { entryId, dueAt, outcome } of oldest) if (outcome !== 'running') runs.remove(runKey(entryId, dueAt));
  }
}

/** A UUID derived from a text. */
function reportIdOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
