import type { Clock } from '@/application/kernel/ports/Clock';
import type { IdGenerator } from '@/application/kernel/ports/IdGenerator';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { FileDownload } from './ports/FileDownload';
import type { ReportGateway, ReportZip, ZipFailure } from './ports/ReportGateway';

/** Interval of progress checks of a zip, in milliseconds. */
export const ZIP_PAUSE_MS = 1_000;
/** Failed checks after which it is abandoned. */
const MOST_LOST = 5;

export interface PackProgress {
  readonly step: 'packing' | 'downloading';
  /** Reports or bytes. */
  readonly done: number;
  readonly total: number | undefined;
}

export interface PackedFile {
  readonly file: Blob;
  readonly leftOut: number;
}

/** Packs reports into one zip and reads it. */
export class PackReports {
  constructor(
    private readonly dependencies: {
      readonly reports: Pick<ReportGateway, 'zip'>;
      readonly download: FileDownload;
      readonly ids: IdGenerator;
      readonly clock: Pick<Clock, 'wakeIn'>;
    },
  ) {}

  async execute(
    reportIds: readonly string[],
    onProgress: (progress: PackProgress) => void,
    isStopped: () => boolean,
  ): Promise<Result<PackedFile | 'stopped', ZipFailure>> {
    const packed = await this.pack(reportIds, onProgress, isStopped);
    if (!packed.ok) return packed;
    if (packed.value === 'stopped') return ok('stopped');
    const { link, leftOut } = packed.value;
    const file = await this.dependencies.download.read(link?.url ?? '', (done, total) =>
      onProgress({ step: 'downloading', done, total }),
    );
    if (!file.ok) return file;
    return ok(isStopped() ? 'stopped' : { file: file.value, leftOut });
  }

  private async pack(
    reportIds: readonly string[],
    onProgress: (progress: PackProgress) => void,
    isStopped: () => boolean,
  ): Promise<Result<ReportZip | 'stopped', ZipFailure>> {
    // Chosen once, so that each further check concerns the same zip.
    const id = this.dependencies.ids.next();
    let lost = 0;
    for (;;) {
      const zip = await this.dependencies.reports.zip(id, reportIds);
      if (isStopped()) return ok('stopped');
      if (!zip.ok && (zip.failure.kind !== 'unreachable' || (lost += 1) > MOST_LOST)) return fail(zip.failure);
      if (zip.ok) {
        lost = 0;
        onProgress({ step: 'packing', done: zip.value.done, total: zip.value.total });
        if (zip.value.state === 'ready') return ok(zip.value);
      }
      await new Promise<void>(resolve => void this.dependencies.clock.wakeIn(ZIP_PAUSE_MS, resolve));
    }
  }
}
