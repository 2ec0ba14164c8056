import type { ReportInputs } from '@/domain/reports/ReportInputs';
import type { ReportFailure } from '@/domain/reports/Report';
import type { ReportState } from '@/domain/reports/reportState.rule';
import type { PauseReason, WrittenEntry } from '@/domain/reports/ReportSchedule';

/** A report as it is stored; times in milliseconds since 1970. Its file is elsewhere. */
export interface StoredReport {
  readonly id: string;
  readonly name: string;
  readonly inputs: ReportInputs;
  /** Identity id. */
  readonly askedBy: string;
  /** The entry of the schedule that has made it. */
  readonly entryId?: string;
  readonly askedAt: number;
  readonly state: Exclude<ReportState, 'expired'>;
  readonly rows: number;
  readonly rowsDone: number;
  readonly finishedAt?: number;
  readonly bytes?: number;
  readonly sha256?: string;
  readonly failure?: ReportFailure;
  /** Counts how often it was begun. */
  readonly tries: number;
  /** The people it counts, as `ReportedPeople` writes them. */
  readonly people?: string;
  /** Its file is deleted. */
  readonly removed?: true;
}

/** An entry of the schedule with its generated fields. */
export interface StoredEntry {
  readonly entry: WrittenEntry;
  /** In whose name it runs; identity id. */
  readonly ownerUid: string;
  readonly changedAt: number;
  readonly paused?: { readonly since: number; readonly why: PauseReason };
}

/** The outcome of one due time of an entry. */
export interface StoredRun {
  readonly entryId: string;
  readonly dueAt: number;
  /** On which it is planned. */
  readonly day: string;
  readonly outcome: 'running' | 'ready' | 'missed' | 'failed';
  readonly reportId?: string;
  readonly tries: number;
  /** The time at which a failed try is repeated. */
  readonly nextTryAt?: number;
  readonly readyAt?: number;
  /** Missed moments before this one that have no record of their own. */
  readonly earlierMissed?: number;
}
