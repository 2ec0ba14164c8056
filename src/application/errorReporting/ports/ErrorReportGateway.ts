import type { ErrorReport } from './ErrorReport';

/**
 * Hands reports to support. A report that cannot be delivered is dropped: failing to report must never fail the person.
 */
export interface ErrorReportGateway {
  send(report: ErrorReport): Promise<void>;
}
