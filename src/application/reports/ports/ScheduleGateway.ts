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

export interface ScheduleGateway {
  /** Days, `yyyy-mm-dd`, of the runs; by default the last six weeks. Fails if an entry is unreadable. */
  read(from?: string, to?: string): Promise<Result<ReportSchedule, CallFailure>>;
  /**
   * Saves all entries that the user sees. Repeating it changes nothing, except that paused entries with ids in
   * `resumed` run in the user's name from now on.
   */
  save(
    basedOn: string,
    entries: readonly WrittenEntry[],
    resumed: readonly string[],
  ): Promise<Result<ReportSchedule, SaveScheduleFailure>>;
  csv(): Promise<Result<ScheduleCsv, CallFailure>>;
}
