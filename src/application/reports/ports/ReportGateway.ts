import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Result } from '@/domain/kernel/Result';
import type { FileLink, Report, ReportCheck, ReportChoices, ReportDetails } from '@/domain/reports/Report';
import type { ReportInputs, ReportKind } from '@/domain/reports/ReportInputs';
import type { ReportState } from '@/domain/reports/reportState.rule';

export interface ReportsWanted {
  readonly search?: string;
  readonly kind?: ReportKind;
  /** `active`: waiting or running. */
  readonly state?: ReportState | 'active';
  /** `schedule`: made by the schedule, whoever owns its entry. */
  readonly askedBy?: 'me' | 'others' | 'schedule';
  /** From the previous page. */
  readonly from?: string;
}

export interface ReportPage {
  readonly reports: readonly Report[];
  /** Total on all pages. */
  readonly total: number;
  readonly next?: string;
  /** Rows of this page that could not be read. */
  readonly unreadable: number;
}

export interface NewReport {
  /** A UUID, chosen once. */
  readonly id: string;
  readonly name: string;
  readonly inputs: ReportInputs;
}

export type CreateReportFailure =
  | CallFailure
  | { readonly kind: 'invalid' }
  | { readonly kind: 'tooManyRows' }
  /** It would count too few people. */
  | { readonly kind: 'wouldIdentify' };

export type ChangeReportFailure =
  | CallFailure
  /** Another user has changed it since it was read. */
  | { readonly kind: 'changedMeanwhile' };

export interface ReportZip {
  readonly state: 'making' | 'ready';
  readonly done: number;
  readonly total: number;
  /** Reports that are no longer ready, or that the user may not read. */
  readonly leftOut: number;
  readonly link?: FileLink;
}

export type ZipFailure = CallFailure | { readonly kind: 'invalid' };

export interface ReportGateway {
  /** Newest first. */
  list(wanted: ReportsWanted): Promise<Result<ReportPage, CallFailure>>;
  read(id: string): Promise<Result<Versioned<ReportDetails>, CallFailure>>;
  /** The user's choices for reports, with search results. */
  choices(find: string): Promise<Result<ReportChoices, CallFailure>>;
  check(inputs: ReportInputs): Promise<Result<ReportCheck, CallFailure>>;
  /** Idempotent for the same id and inputs. */
  create(report: NewReport): Promise<Result<void, CreateReportFailure>>;
  rename(id: string, etag: string, name: string): Promise<Result<void, ChangeReportFailure>>;
  retry(id: string, etag: string): Promise<Result<void, ChangeReportFailure>>;
  /** Calling again with the same id returns the progress of the zip. */
  zip(id: string, reportIds: readonly string[]): Promise<Result<ReportZip, ZipFailure>>;
}
