import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { SaveScheduleFailure, ScheduleCsv, ScheduleGateway } from '@/application/reports/ports/ScheduleGateway';
import { fail, type Result } from '@/domain/kernel/Result';
import type { ReportSchedule, ScheduleEntry, ScheduleRun, WrittenEntry } from '@/domain/reports/ReportSchedule';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { whole } from '../client/mapAnswer';
import { toCallAnswer } from '../client/toCallAnswer';
import { reportEndpoints } from '../endpoints/reports';
import type { RunTimes } from '@/domain/reports/nextRuns.rule';
import type { ReportScheduleDto, RunTimesDto, ScheduleEntryDto, ScheduleRunDto, WrittenEntryDto } from './scheduleDtos';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409], ownWords: true } as const satisfies CallOptions;

export class AxiosScheduleGateway implements ScheduleGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(from?: string, to?: string): Promise<Result<ReportSchedule, CallFailure>> {
    const query = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const answer = await this.backend.call(reportEndpoints.schedule, { query }, call);
    // Saved again, an entry that could not be read would be lost.
    return toCallAnswer(whole(answer), toSchedule);
  }

  async save(
    basedOn: string,
    entries: readonly WrittenEntry[],
    resumed: readonly string[],
  ): Promise<Result<ReportSchedule, SaveScheduleFailure>> {
    const body = { basedOn, entries: entries.map(toBody), ...(resumed.length > 0 && { resumed: [...resumed] }) };
    const answer = await this.backend.call(reportEndpoints.saveSchedule, { body }, call);
    if (!answer.ok && answer.failure.kind === 'refused') {
      if (answer.failure.token === 'ConflictError') return fail({ kind: 'changedMeanwhile' });
      if (answer.failure.token === 'InvalidReport') return fail({ kind: 'invalid', reason: answer.failure.text });
    }
    return toCallAnswer(whole(answer), toSchedule);
  }

  async csv(): Promise<Result<ScheduleCsv, CallFailure>> {
    const answer = await this.backend.call(reportEndpoints.scheduleCsv, {}, call);
    return toCallAnswer(answer, ({ name, bytes }) => ({ name, bytes }));
  }
}

const toBody = (entry: WrittenEntry): WrittenEntryDto => ({
  ...{ id: entry.id, name: entry.name, kind: entry.kind, codes: [...entry.codes], breakdown: entry.breakdown },
  organisations: entry.organisations.map(({ id, withBelow }) => ({ id, withBelow })),
  ...{ period: entry.period, times: toTimes(entry.times), recipients: [...entry.recipients], isOn: entry.isOn },
  ...(entry.surveyId !== undefined && { surveyId: entry.surveyId }),
});

const toTimes = ({ every, weekday, day, time, zone }: RunTimes): RunTimesDto => ({
  ...{ every, time, zone },
  ...(weekday !== null && { weekday }),
  ...(day !== null && { day }),
});

const toSchedule = ({ version, entries, runs }: ReportScheduleDto): ReportSchedule => ({
  version,
  entries: entries.map(toEntry),
  runs: runs.map(toRun),
});

const toEntry = (dto: ScheduleEntryDto): ScheduleEntry => ({
  ...{ id: dto.id, name: dto.name, kind: dto.kind, codes: dto.codes, breakdown: dto.breakdown },
  organisations: dto.organisations.map(({ id, withBelow }) => ({ id, withBelow })),
  ...{ organisationNames: dto.organisationNames, period: dto.period, recipients: dto.recipients, isOn: dto.isOn },
  times: {
    ...{ every: dto.times.every, weekday: dto.times.weekday ?? null, day: dto.times.day ?? null },
    ...{ time: dto.times.time, zone: dto.times.zone },
  },
  ...{ ownerName: dto.ownerName, changedAt: Date.parse(dto.changedAt) },
  ...(dto.surveyId !== undefined && { surveyId: dto.surveyId }),
  ...(dto.paused && { paused: { since: Date.parse(dto.paused.since), why: dto.paused.why } }),
});

const toRun = (dto: ScheduleRunDto): ScheduleRun => ({
  ...{ entryId: dto.entryId, dueAt: Date.parse(dto.dueAt), state: dto.state },
  ...(dto.reportId !== undefined && { reportId: dto.reportId }),
  ...(dto.readyAt !== undefined && { readyAt: Date.parse(dto.readyAt) }),
});
