import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Report, ReportDetails } from '@/domain/reports/Report';
import type { ChangeReportFailure, ReportGateway } from './ports/ReportGateway';

export type ReportChange = { readonly act: 'rename'; readonly name: string } | { readonly act: 'retry' };

export type ReportChangeFailure =
  | Exclude<ChangeReportFailure, { readonly kind: 'changedMeanwhile' }>
  /** Another user has changed it; this change was not made. */
  | { readonly kind: 'changedMeanwhile'; readonly now: Versioned<ReportDetails> }
  /** It may have been done: the report could not be read afterwards. */
  | { readonly kind: 'unconfirmed' };

/** Renames or remakes a report. A lost answer and a conflict are resolved by reading the report. */
export class ChangeReport {
  constructor(private readonly reports: Pick<ReportGateway, 'rename' | 'retry' | 'read'>) {}

  async execute(id: string, etag: string, change: ReportChange): Promise<Result<void, ReportChangeFailure>> {
    const done =
      change.act === 'rename' ? await this.reports.rename(id, etag, change.name) : await this.reports.retry(id, etag);
    if (done.ok) return ok(undefined);
    const { failure } = done;
    if (failure.kind !== 'unreachable' && failure.kind !== 'changedMeanwhile') return fail(failure);
    const now = await this.reports.read(id);
    if (!now.ok) return fail({ kind: 'unconfirmed' });
    // A conflict may result from the own repeat.
    if (isDone(change, now.value.value.report)) return ok(undefined);
    if (failure.kind === 'unreachable' && now.value.etag === etag) return fail(failure);
    return fail({ kind: 'changedMeanwhile', now: now.value });
  }
}

/** Another user who restarted it has made the same change. */
const isDone = (change: ReportChange, report: Report): boolean =>
  change.act === 'rename' ? report.name === change.name.trim() : !['failed', 'expired'].includes(report.state);
