import { ok, type Result } from '@/domain/kernel/Result';
import type { CreateReportFailure, NewReport, ReportGateway } from './ports/ReportGateway';

/** Requests a report. A lost answer is resolved by looking for the report. */
export class CreateReport {
  constructor(private readonly reports: Pick<ReportGateway, 'create' | 'read'>) {}

  async execute(report: NewReport): Promise<Result<void, CreateReportFailure>> {
    const created = await this.reports.create(report);
    if (created.ok || created.failure.kind !== 'unreachable') return created;
    const found = await this.reports.read(report.id);
    return found.ok ? ok(undefined) : created;
  }
}
