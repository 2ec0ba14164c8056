import { endpoints } from '#sandbox/endpoints/endpoints';
import type { ReportScheduleDto, ScheduleEntryDto, WrittenEntryDto } from '@/infrastructure/http/reports/scheduleDtos';
import type { ApiClient } from './ApiClient';
import { callOf } from './app/callOf';

const { oldSchedule, oldScheduleUpdate, oldScheduleCsv } = endpoints.reports;

/** The report schedule of an analyst as an older client uses it: read, saved as it is, and read as a file. */
export async function readOldReports(client: Pick<ApiClient, 'call'>) {
  const { version, entries } = JSON.parse(await client.call(callOf(oldSchedule, {}))) as ReportScheduleDto;
  const body = { basedOn: version, entries: entries.map(written) };
  const saved = JSON.parse(await client.call(callOf(oldScheduleUpdate, { body }))) as ReportScheduleDto;
  const lines = (await client.call(callOf(oldScheduleCsv, {}))).trimEnd().split('\r\n');
  return { entries: entries.map(({ name }) => name), isUnchanged: saved.version === version, lines: lines.length };
}

function written(entry: ScheduleEntryDto): WrittenEntryDto {
  const { ownerName: _owner, organisationNames: _names, paused: _paused, changedAt: _changed, ...rest } = entry;
  return rest;
}
