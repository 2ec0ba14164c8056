import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { FileDownload } from '@/application/reports/ports/FileDownload';
import type { ReportGateway, ReportsWanted, ZipFailure } from '@/application/reports/ports/ReportGateway';
import type { ChangeReport, ReportChangeFailure } from '@/application/reports/ChangeReport';
import type { PackProgress, PackReports } from '@/application/reports/PackReports';
import type { WatchActiveReports } from '@/application/reports/WatchActiveReports';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Report } from '@/domain/reports/Report';
import { REPORT_LIMITS } from '@/domain/reports/ReportInputs';
import { type LoadedRows, PagedTable } from '../kit/table/PagedTable';

/** Pause after the last key before a search starts, in milliseconds. */
export const SEARCH_PAUSE_MS = 300;

export interface ReportsUseCases {
  readonly reports: Pick<ReportGateway, 'list' | 'read'>;
  readonly changeReport: ChangeReport;
  readonly packReports: PackReports;
  readonly watchActive: WatchActiveReports;
  readonly download: FileDownload;
  readonly clock: Pick<Clock, 'now' | 'wakeIn'>;
  readonly saveFile: (name: string, file: Blob) => void;
}

interface LoadedReports extends LoadedRows<Report> {
  readonly next?: string;
}

export type ReportFilter = Pick<ReportsWanted, 'kind' | 'state' | 'askedBy'>;

/** The failure of an act on one or several reports. */
export interface ActFailure {
  readonly act: 'download' | 'retry' | 'zip';
  readonly failure: CallFailure | ReportChangeFailure | ZipFailure | { readonly kind: 'tooMany' };
  readonly name?: string;
}

/** The list of reports, filtered and loaded page by page. It is kept up to date while reports are being made. */
export class ReportsStore {
  readonly table: PagedTable<Report, LoadedReports, CallFailure>;
  query = '';
  filter: ReportFilter = {};
  actFailure: ActFailure | undefined = undefined;
  /** Id of the report that is being downloaded or retried. */
  busyId: string | undefined = undefined;
  packing: PackProgress | undefined = undefined;
  /** Number of selected reports that the last zip file did not contain. */
  leftOut = 0;
  private stopWatching: Unsubscribe | undefined;
  private stopSearch: Unsubscribe = () => undefined;
  private readonly latest = latest();
  private isRunning = false;

  constructor(private readonly useCases: ReportsUseCases) {
    this.table = new PagedTable<Report, LoadedReports, CallFailure>({
      load: before => this.load(before),
      keyOf: ({ id }) => id,
      endsAccess: ({ kind }) => kind === 'notAllowed' || kind === 'sessionEnded',
      clock: useCases.clock,
    });
    makeObservable(this, {
      ...{ query: observable, filter: observableRef, actFailure: observableRef, busyId: observable },
      ...{ packing: observableRef, leftOut: observable, now: computed, readySelected: computed },
      ...{ search: action, narrow: action, stopPacking: action },
    });
  }

  start(): Unsubscribe {
    this.isRunning = true;
    const stopTable = this.table.start();
    if (this.table.loaded !== undefined) this.watch();
    return () => {
      this.isRunning = false;
      stopTable();
      this.stopSearch();
      this.unwatch();
      this.stopPacking();
    };
  }

  /** The time at which the list was loaded, in milliseconds since 1970. */
  get now(): number | undefined {
    const { list } = this.table;
    return list.status === 'known' ? list.at : undefined;
  }

  get readySelected(): readonly Report[] {
    return this.table.selectedRows.filter(({ state }) => state === 'ready');
  }

  /** Call when a report is opened by its link. Its row gets the focus when the list is shown again. */
  leave(): void {
    this.table.returnsFocus = true;
  }

  search(query: string): void {
    this.query = query;
    this.stopSearch();
    this.stopSearch = this.useCases.clock.wakeIn(SEARCH_PAUSE_MS, () => void this.table.reload());
  }

  /** Changes the filter; `undefined` removes a part of it. */
  narrow(change: { readonly [Part in keyof ReportFilter]: ReportFilter[Part] | undefined }): void {
    this.filter = Object.fromEntries(
      Object.entries({ ...this.filter, ...change }).filter(([, value]) => value !== undefined),
    ) as ReportFilter;
    this.table.clearSelection();
    void this.table.reload();
  }

  async download(report: Report): Promise<void> {
    await this.act(report, 'download', async () => {
      const read = await this.useCases.reports.read(report.id);
      if (!read.ok) return read;
      const { link } = read.value.value;
      if (link === undefined) return fail({ kind: 'notFound' as const });
      const file = await this.useCases.download.read(link.url, () => undefined);
      if (!file.ok) return file;
      this.useCases.saveFile(`${report.name}.csv`, file.value);
      return ok(undefined);
    });
  }

  async retry(report: Report): Promise<void> {
    await this.act(report, 'retry', async () => {
      const read = await this.useCases.reports.read(report.id);
      return read.ok ? this.useCases.changeReport.execute(report.id, read.value.etag, { act: 'retry' }) : read;
    });
    await this.table.reload();
  }

  async zip(): Promise<void> {
    const ids = this.readySelected.map(({ id }) => id);
    if (ids.length === 0 || this.packing !== undefined) return;
    if (ids.length > REPORT_LIMITS.zipped)
      return runInAction(() => void (this.actFailure = { act: 'zip', failure: { kind: 'tooMany' } }));
    const isLatest = this.latest.begin();
    runInAction(() => {
      [this.packing, this.actFailure, this.leftOut] = [{ step: 'packing', done: 0, total: ids.length }, undefined, 0];
    });
    const packed = await this.useCases.packReports.execute(
      ids,
      progress => {
        if (isLatest()) runInAction(() => (this.packing = progress));
      },
      () => !isLatest(),
    );
    if (!isLatest()) return;
    runInAction(() => {
      this.packing = undefined;
      if (!packed.ok) this.actFailure = { act: 'zip', failure: packed.failure };
      else if (packed.value !== 'stopped') this.leftOut = packed.value.leftOut;
    });
    if (packed.ok && packed.value !== 'stopped') this.useCases.saveFile('reports.zip', packed.value.file);
  }

  stopPacking(): void {
    this.latest.cancel();
    this.packing = undefined;
  }

  private async act(
    report: Report,
    name: 'download' | 'retry',
    does: () => Promise<Result<void, CallFailure | ReportChangeFailure>>,
  ): Promise<void> {
    if (this.busyId !== undefined) return;
    runInAction(() => ([this.busyId, this.actFailure] = [report.id, undefined]));
    const done = await does();
    runInAction(() => {
      this.busyId = undefined;
      if (!done.ok) this.actFailure = { act: name, failure: done.failure, name: report.name };
    });
  }

  private async load(before: LoadedReports | undefined): Promise<Result<LoadedReports, CallFailure>> {
    const wanted = { search: this.query.trim(), ...this.filter };
    const page = await this.useCases.reports.list({
      ...wanted,
      ...(before?.next !== undefined && { from: before.next }),
    });
    if (!page.ok) return page;
    const { reports, total, next, unreadable } = page.value;
    const rows = [...(before?.rows ?? []), ...reports];
    if (this.isRunning && rows.some(isActive)) this.watch();
    return ok({
      ...{ rows, total, unreadable: (before?.unreadable ?? 0) + unreadable, isComplete: next === undefined },
      ...(next !== undefined && { next }),
    });
  }

  private watch(): void {
    if (this.stopWatching !== undefined || !this.isRunning) return;
    this.stopWatching = this.useCases.watchActive.execute(active => {
      if (active === undefined) return;
      const now = new Map(active.map(report => [report.id, report]));
      const shown = this.table.rows.filter(isActive);
      for (const report of shown) {
        const fresh = now.get(report.id);
        if (fresh) this.table.replace(fresh);
      }
      // A report that is no longer in progress is ready or has failed.
      if (shown.some(({ id }) => !now.has(id))) void this.table.reload();
      else if (shown.length === 0) this.unwatch();
    });
  }

  private unwatch(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }
}

const isActive = ({ state }: Report): boolean => state === 'waiting' || state === 'running';
