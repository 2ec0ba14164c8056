import {
  NewReportDto,
  ReportCheckBodyDto,
  ReportCheckDto,
  ReportDetailsDto,
  ReportDto,
  ReportListDto,
  ReportListQueryDto,
  ReportNameDto,
  ReportZipBodyDto,
  ReportZipDto,
} from '../reports/reportDtos';
import { ReportScheduleChangeDto, ReportScheduleDto, ScheduleQueryDto } from '../reports/scheduleDtos';
import { endpoint, file, json, session } from './endpoint';
import { caller } from './owner';

const analysts = session('mi-report:basic');

/** Second of 1970 from which the calls of the first schedule are deprecated: 1 January 2026. */
const DEPRECATED_SINCE = 1_767_225_600;

/** Reports and their schedule. Analysts see what is about the people on whom they report. */
export const reportEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/reporting',
    summary:
      'Asks for a report; 400 InvalidReport, TooManyRows or WouldIdentify, 403 Forbidden outside of what the caller ' +
      'reports on, 409 ConflictError when the id is that of another report.',
    body: NewReportDto,
    reply: json(ReportDto),
    access: analysts,
    owner: caller,
    repeat: 'sameEffect',
    creates: 'id',
  }),
  list: endpoint({
    method: 'GET',
    path: '/reporting',
    summary: 'Lists reports, the newest first, page by page.',
    query: ReportListQueryDto,
    reply: json(ReportListDto),
    access: analysts,
    owner: caller,
    repeat: 'safe',
    background: true,
  }),
  systemList: endpoint({
    method: 'GET',
    path: '/reporting/action/system-list',
    summary: 'Lists the newest 500 reports that the schedule has made.',
    reply: json(ReportListDto),
    access: analysts,
    owner: caller,
    repeat: 'safe',
  }),
  read: endpoint({
    method: 'GET',
    path: '/reporting/{reportId}',
    summary: 'Returns a report with its first rows, its columns, and a link to its file for the caller.',
    reply: json(ReportDetailsDto),
    access: analysts,
    owner: caller,
    repeat: 'safe',
    etag: 'answersStored',
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/reporting/{reportId}',
    summary: 'Renames a report.',
    body: ReportNameDto,
    reply: json(ReportDto),
    access: analysts,
    owner: caller,
    repeat: 'sameEffect',
    etag: 'demands',
  }),
  retry: endpoint({
    method: 'POST',
    path: '/reporting/action/{reportId}/retry',
    summary: 'Remakes a failed or expired report with the same inputs; 409 ConflictError for another one.',
    reply: json(ReportDto),
    access: analysts,
    owner: caller,
    repeat: 'sameEffect',
    etag: 'demands',
  }),
  zip: endpoint({
    method: 'POST',
    path: '/reporting/action/zip',
    summary:
      'Packs up to 500 reports with a manifest, and says how far it is when it is called again; 400 InvalidExport when ' +
      'no report is ready, or the files are too large together.',
    body: ReportZipBodyDto,
    reply: json(ReportZipDto),
    access: analysts,
    owner: caller,
    repeat: 'sameEffect',
  }),
  validate: endpoint({
    method: 'POST',
    path: '/reporting/action/validate',
    summary:
      'Says what a report would hold, how much of it would be hidden, and what is wrong with it. With ' +
      '`find` it says instead what the caller may choose.',
    body: ReportCheckBodyDto,
    reply: json(ReportCheckDto),
    access: analysts,
    owner: caller,
    repeat: 'safe',
  }),
  schedule: endpoint({
    method: 'GET',
    path: '/reporting/schedule',
    summary: 'Returns the schedule with what became of its runs.',
    query: ScheduleQueryDto,
    reply: json(ReportScheduleDto),
    access: analysts,
    owner: caller,
    repeat: 'safe',
    background: true,
  }),
  saveSchedule: endpoint({
    method: 'PUT',
    path: '/reporting/schedule',
    summary: 'Replaces the schedule; 409 ConflictError when it is based on an older one, 400 InvalidReport.',
    body: ReportScheduleChangeDto,
    reply: json(ReportScheduleDto),
    access: analysts,
    owner: caller,
    repeat: 'sameEffect',
  }),
  scheduleCsv: endpoint({
    method: 'GET',
    path: '/reporting/schedule.csv',
    summary: 'Returns the schedule as a CSV file.',
    reply: file,
    access: analysts,
    owner: caller,
    repeat: 'safe',
  }),
  oldScheduleUpdate: endpoint({
    method: 'POST',
    path: '/reporting/report-scheduler/update',
    summary: 'Does what PUT /reporting/schedule does, for older clients.',
    body: ReportScheduleChangeDto,
    reply: json(ReportScheduleDto),
    access: analysts,
    owner: caller,
    repeat: 'sameEffect',
    deprecatedSince: DEPRECATED_SINCE,
  }),
  oldSchedule: endpoint({
    method: 'GET',
    path: '/reporting/report-scheduler/get',
    summary: 'Returns what GET /reporting/schedule returns, to older clients.',
    reply: json(ReportScheduleDto),
    access: analysts,
    owner: caller,
    repeat: 'safe',
    deprecatedSince: DEPRECATED_SINCE,
  }),
  oldScheduleCsv: endpoint({
    method: 'GET',
    path: '/reporting/report-scheduler/download:reportSchedulerCsv',
    summary: 'Returns what GET /reporting/schedule.csv returns, to older clients.',
    reply: file,
    access: analysts,
    owner: caller,
    repeat: 'safe',
    deprecatedSince: DEPRECATED_SINCE,
  }),
} as const;
