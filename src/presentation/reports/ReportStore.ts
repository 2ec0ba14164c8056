import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { latest } from '@/application/kernel/latest';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { FileDownload } from '@/application/reports/ports/FileDownload';
import type { ReportGateway } from '@/application/reports/ports/ReportGateway';
import type { ChangeReport, ReportChange, ReportChangeFailure } from '@/application/reports/ChangeReport';
import type { WatchActiveReports } from '@/application/reports/WatchActiveReports';
import { isBlank } from '@/domain/kernel/isBlank';
import type { ReportDetails } from '@/domain/reports/Report';
import { chartBars, type ChartBars } from './chartBars';

export interface ReportUseCases {
  readonly reports: Pick<ReportGateway, 'read'>;
  readonly changeReport: ChangeReport;
  readonly watchActive: WatchActiveReports;
  readonly download: FileDownload;
  readonly saveFile: (name: string, file: Blob) => void;
}

export class ReportStore {
  details: ReportDetails | undefined = undefined;
  failure: CallFailure | undefined = undefined;
  /** The new name in the form; undefined if the report is not being renamed. */
  newName: string | undefined = undefined;
  hasTriedToSubmit = false;
  acting: ReportChange['act'] | 'download' | undefined = undefined;
  actFailure: CallFailure | ReportChangeFailure | undefined = undefined;
  received: { readonly bytes: number; readonly total: number | undefined } | undefined = undefined;
  private etag = '';
  private readonly latest = latest();
  private stopWatching: Unsubscribe | undefined;

  constructor(
    private readonly id: string,
    private readonly useCases: ReportUseCases,
  ) {
    makeObservable(this, {
      ...{ details: observableRef, failure: observableRef, newName: observable, hasTriedToSubmit: observable },
      ...{ acting: observable, actFailure: observableRef, received: observableRef, chart: computed },
      ...{ beginRename: action, writeName: action, cancelRename: action },
    });
  }

  start(): Unsubscribe {
    void this.load();
    return () => {
      this.latest.cancel();
      this.unwatch();
    };
  }

  get lacksName(): boolean {
    return isBlank(this.newName ?? '');
  }

  get chart(): ChartBars | undefined {
    return this.details && chartBars(this.details);
  }

  async load(): Promise<void> {
    const isLatest = this.latest.begin();
    const read = await this.useCases.reports.read(this.id);
    if (!isLatest()) return;
    runInAction(() => {
      this.failure = read.ok ? undefined : read.failure;
      if (!read.ok) return;
      this.details = read.value.value;
      this.etag = read.value.etag;
    });
    if (read.ok && ['waiting', 'running'].includes(read.value.value.report.state)) this.watch();
    else this.unwatch();
  }

  beginRename(): void {
    [this.newName, this.hasTriedToSubmit, this.actFailure] = [this.details?.report.name ?? '', false, undefined];
  }

  writeName(name: string): void {
    this.newName = name;
  }

  cancelRename(): void {
    this.newName = undefined;
  }

  async rename(): Promise<void> {
    const name = this.newName?.trim() ?? '';
    runInAction(() => (this.hasTriedToSubmit = true));
    if (isBlank(name)) return;
    if (await this.change({ act: 'rename', name })) runInAction(() => (this.newName = undefined));
  }

  async retry(): Promise<void> {
    await this.change({ act: 'retry' });
  }

  async download(): Promise<void> {
    if (this.acting !== undefined) return;
    runInAction(() => ([this.acting, this.actFailure] = ['download', undefined]));
    // The link that was loaded with the page may have expired, so a new one is requested.
    const read = await this.useCases.reports.read(this.id);
    const link = read.ok ? read.value.value.link : undefined;
    const file = link
      ? await this.useCases.download.read(link.url, (bytes, total) =>
          runInAction(() => (this.received = { bytes, total })),
        )
      : undefined;
    runInAction(() => {
      [this.acting, this.received] = [undefined, undefined];
      if (!read.ok) this.actFailure = read.failure;
      else if (!file) this.actFailure = { kind: 'notFound' };
      else if (!file.ok) this.actFailure = file.failure;
    });
    if (file?.ok) this.useCases.saveFile(`${this.details?.report.name ?? 'report'}.csv`, file.value);
  }

  private async change(change: ReportChange): Promise<boolean> {
    if (this.acting !== undefined) return false;
    runInAction(() => ([this.acting, this.actFailure] = [change.act, undefined]));
    const done = await this.useCases.changeReport.execute(this.id, this.etag, change);
    runInAction(() => {
      this.acting = undefined;
      if (!done.ok) this.actFailure = done.failure;
    });
    await this.load();
    return done.ok;
  }

  private watch(): void {
    this.stopWatching ??= this.useCases.watchActive.execute(active => {
      if (active === undefined) return;
      const fresh = active.find(({ id }) => id === this.id);
      if (!fresh) void this.load();
      else if (this.details) runInAction(() => (this.details = this.details && { ...this.details, report: fresh }));
    });
  }

  private unwatch(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }
}
