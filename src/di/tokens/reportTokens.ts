import type { ReportGateway } from '@/application/reports/ports/ReportGateway';
import type { ScheduleGateway } from '@/application/reports/ports/ScheduleGateway';
import type { FileDownload } from '@/application/reports/ports/FileDownload';
import { token } from '../token';

/** Bound when the first screen of reports is downloaded. */
export const ReportGatewayToken = token<ReportGateway>('ReportGateway');
export const ScheduleGatewayToken = token<ScheduleGateway>('ScheduleGateway');
export const FileDownloadToken = token<FileDownload>('FileDownload');
