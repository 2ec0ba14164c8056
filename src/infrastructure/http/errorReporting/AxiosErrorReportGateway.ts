import type { ErrorReport } from '@/application/errorReporting/ports/ErrorReport';
import type { ErrorReportGateway } from '@/application/errorReporting/ports/ErrorReportGateway';
import type { BackendClient } from '../client/BackendClient';
import { errorReportingEndpoints } from '../endpoints/errorReporting';

export class AxiosErrorReportGateway implements ErrorReportGateway {
  constructor(private readonly backend: BackendClient) {}

  async send(report: ErrorReport): Promise<void> {
    const body = { ...report, logBuffer: [...report.logBuffer] };
    // Dropped when it fails; asking the user to sign in for the sake of a report would be absurd.
    await this.backend.call(errorReportingEndpoints.reportError, { body }, { reauthenticate: false, report: false });
  }
}
