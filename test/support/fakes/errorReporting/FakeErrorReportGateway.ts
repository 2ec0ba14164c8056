import type { ErrorReport } from '@/application/errorReporting/ports/ErrorReport';
import type { ErrorReportGateway } from '@/application/errorReporting/ports/ErrorReportGateway';

export class FakeErrorReportGateway implements ErrorReportGateway {
  readonly sent: ErrorReport[] = [];
  isReachable = true;

  async send(report: ErrorReport): Promise<void> {
    if (this.isReachable) this.sent.push(report);
  }
}
