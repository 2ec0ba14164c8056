import type { ErrorReport } from './ErrorReport';

/**
 * Sends reports to support. A report that cannot be delivered is dropped: a failed report must never disturb the user.
 */
export interface ErrorReportGateway {
  send(report: ErrorReport): Promise<void>;
}
