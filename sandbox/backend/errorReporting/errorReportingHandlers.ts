import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { ErrorReports } from './ErrorReports';

export function errorReportingHandlers(reports: ErrorReports): HandlersOf<'errorReporting'> {
  return { reportError: ({ body }) => reports.add(body) };
}
