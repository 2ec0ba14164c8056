import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ReportGateway } from '@/application/reports/ports/ReportGateway';
import type { WatchActiveReports } from '@/application/reports/WatchActiveReports';
import type { ScheduleGateway } from '@/application/reports/ports/ScheduleGateway';
import type { Report } from '@/domain/reports/Report';
import { runsUntil, type ReportSchedule, type ScheduleEntry, type ScheduleRun } from '@/domain/reports/ReportSchedule';

const LATEST = 5;

/** An entry that is paused, or whose newest run failed or was missed. */
export interface ScheduleAlert {
  readonly entry: ScheduleEntry;
  /** The newest run; undefined for a paused entry. */
  readonly run: ScheduleRun | undefined;
}

/** The Home panel of an analyst: the latest reports, and the runs that the schedule failed to make. */
export class HomeReportsStore {
  latest: readonly Report[] | undefined = undefined;
  schedule: ReportSchedule | undefined = undefined;
  latestFailure: CallFailure | undefined = undefined;
  scheduleFailure: CallFailure | undefined = undefined;
  checkedAt: number | undefined = undefined;
  /** The time at which the schedule was loaded; runs due since then are unknown. */
  private scheduleAt = 0;
  private readonly readings = latest();
  private stopWatching: Unsubscribe | undefined;

  constructor(
    private readonly useCases: {
      readonly reports: Pick<ReportGateway, 'list'>;
      readonly schedule: Pick<ScheduleGateway, 'read'>;
      readonly watchActive: WatchActiveReports;
      readonly clock: Pick<Clock, 'now'>;
    },
  ) {
    makeObservable(this, {
      ...{ latest: observableRef, schedule: observableRef, latestFailure: observableRef },
      ...{ scheduleFailure: observableRef, checkedAt: observable, scheduleAlerts: computed },
    });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.readings.cancel();
      this.unwatch();
    };
  }

  get scheduleAlerts(): readonly ScheduleAlert[] {
    const runs = this.schedule && runsUntil(this.schedule, this.scheduleAt);
    const newest = new Map(runs?.map(run => [run.entryId, run]));
    return (this.schedule?.entries ?? []).flatMap((entry): readonly ScheduleAlert[] => {
      if (entry.paused) return [{ entry, run: undefined }];
      const run = newest.get(entry.id);
      return entry.isOn && run && (run.state === 'failed' || run.state === 'missed') ? [{ entry, run }] : [];
    });
  }

  async load(): Promise<void> {
    const isLatest = this.readings.begin();
    const [page, schedule] = await Promise.all([this.useCases.reports.list({}), this.useCases.schedule.read()]);
    if (!isLatest()) return;
    runInAction(() => {
      this.checkedAt = this.useCases.clock.now();
      this.latest = page.ok ? page.value.reports.slice(0, LATEST) : this.latest;
      if (schedule.ok) [this.schedule, this.scheduleAt] = [schedule.value, this.checkedAt];
      this.latestFailure = page.ok ? undefined : page.failure;
      this.scheduleFailure = schedule.ok ? undefined : schedule.failure;
    });
    if (this.latest?.some(isActive) === true) this.watch();
    else this.unwatch();
  }

  private watch(): void {
    this.stopWatching ??= this.useCases.watchActive.execute(active => {
      const now = new Map(active?.map(report => [report.id, report]));
      if (active === undefined || this.latest === undefined) return;
      if (this.latest.some(report => isActive(report) && !now.has(report.id))) void this.load();
      else runInAction(() => (this.latest = this.latest?.map(report => now.get(report.id) ?? report)));
    });
  }

  private unwatch(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }
}

const isActive = ({ state }: Report): boolean => state === 'waiting' || state === 'running';
