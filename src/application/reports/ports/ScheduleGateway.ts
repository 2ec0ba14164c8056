import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { ReportSchedule, WrittenEntry } from '@/domain/reports/ReportSchedule';

export type SaveScheduleFailure =
  | CallFailure
  /** It is based on an older schedule. */
  | { readonly kind: 'changedMeanwhile' }
  /** An entry cannot run; `reason` names it. */
  | { readonly kind: 'invalid'; readonly reason: string };

export interface ScheduleCsv {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The schedule of reports, which the backend keeps and runs. */
export interface ScheduleGateway {
  /** Days, `yyyy-mm-dd`, of the runs; the last six weeks without them. Fails as unreadable where an entry is. */
  read(from?: string, to?: string): Promise<Result<ReportSchedule, CallFailure>>;
  /**
   * All entries that the person sees. The same again changes nothing, but that paused entries with ids in `resumed` run
   * in the person's name from now on.
   */
  save(
    basedOn: string,
    entries: readonly WrittenEntry[],
    resumed: readonly string[],
  ): Promise<Result<ReportSchedule, SaveScheduleFailure>>;
  csv(): Promise<Result<ScheduleCsv, CallFailure>>;
}
