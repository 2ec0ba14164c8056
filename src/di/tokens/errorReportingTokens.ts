import type { FailureNotices } from '@/application/errorReporting/FailureNotices';
import type { ErrorReportGateway } from '@/application/errorReporting/ports/ErrorReportGateway';
import type { ReportError } from '@/application/errorReporting/ReportError';
import { token } from '../token';

export const ErrorReportGatewayToken = token<ErrorReportGateway>('ErrorReportGateway');
export const FailureNoticesToken = token<FailureNotices>('FailureNotices');
export const ReportErrorToken = token<ReportError>('ReportError');
