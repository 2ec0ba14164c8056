import type { ErrorReportDto } from '@/infrastructure/http/errorReporting/errorReportDtos';

/** Reports beyond this number push the oldest out. */
const reportsKept = 500;

/** Error reports received since the start; kept in memory only, because they serve debugging of this run. */
export class ErrorReports {
  private readonly taken: ErrorReportDto[] = [];

  add(report: ErrorReportDto): void {
    this.taken.push(report);
    if (this.taken.length > reportsKept) this.taken.shift();
  }

  all(): readonly ErrorReportDto[] {
    return this.taken;
  }
}
