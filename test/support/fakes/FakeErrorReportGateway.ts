import type { ErrorReport } from '@/application/errorReporting/ports/ErrorReport';
import type { ErrorReportGateway } from '@/application/errorReporting/ports/ErrorReportGateway';

export class FakeErrorReportGateway implements ErrorReportGateway {
  readonly sent: ErrorReport[] = [];

  async send(report: ErrorReport): Promise<void> {
    this.sent.push(report);
  }
}
