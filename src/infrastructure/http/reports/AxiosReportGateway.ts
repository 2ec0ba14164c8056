import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type {
  ChangeReportFailure,
  CreateReportFailure,
  NewReport,
  ReportGateway,
  ReportPage,
  ReportsWanted,
  ReportZip,
  ZipFailure,
} from '@/application/reports/ports/ReportGateway';
import { fail, type Result } from '@/domain/kernel/Result';
import type { FileLink, Report, ReportCheck, ReportChoices, ReportDetails } from '@/domain/reports/Report';
import { REPORT_LIMITS, type ReportInputs } from '@/domain/reports/ReportInputs';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { Answer } from '../client/mapAnswer';
import { isChangedMeanwhile, toCallAnswer, toCallDone, toVersioned } from '../client/toCallAnswer';
import { reportEndpoints } from '../endpoints/reports';
import type { FileLinkDto, ReportDto, ReportInputsDto } from './reportDtos';

const ROWS = 50;
/** A report over many organisations takes its time to be checked; milliseconds. */
const CHECK_LIMIT_MS = 60_000;

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409, 412], ownWords: true } as const satisfies CallOptions;

export class AxiosReportGateway implements ReportGateway {
  constructor(private readonly backend: BackendClient) {}

  async list({ search, kind, state, askedBy, from }: ReportsWanted): Promise<Result<ReportPage, CallFailure>> {
    if (askedBy === 'schedule') return this.ofSchedule({ search: search ?? '', kind, state });
    const query = {
      size: ROWS,
      ...(search !== undefined && search !== '' && { search }),
      ...(kind !== undefined && { kind }),
      ...(state !== undefined && { state }),
      ...(askedBy !== undefined && { askedBy }),
      ...(from !== undefined && { from }),
    };
    const answer = await this.backend.call(reportEndpoints.list, { query }, call);
    return toCallAnswer(answer, ({ reports, total, next }, { unreadable }) => ({
      ...{ reports: reports.map(toReport), total, unreadable },
      ...(next !== undefined && { next }),
    }));
  }

  async read(id: string): Promise<Result<Versioned<ReportDetails>, CallFailure>> {
    const answer = await this.backend.call(reportEndpoints.read, { path: { reportId: id } }, call);
    return toVersioned(answer, ({ report, columns, preview, link }) => ({
      report: toReport(report),
      columns: columns.map(column => ({ id: column.id, title: column.title, definition: column.definition })),
      preview: preview.map(({ cells }) => cells).slice(0, REPORT_LIMITS.preview),
      ...(link && { link: toLink(link) }),
    }));
  }

  async choices(find: string): Promise<Result<ReportChoices, CallFailure>> {
    const body = { ...toBody(noInputs), find };
    const answer = await this.backend.call(reportEndpoints.validate, { body }, call);
    return toCallAnswer(answer, ({ choices }, { unreadable }) => {
      if (choices === undefined || unreadable > 0) throw new Error('The choices are missing.');
      const { organisation, codes, surveys, found } = choices;
      return {
        ...{ codes, surveys: surveys.map(({ id, name }) => ({ id, name })) },
        found: found.map(({ kind, id, name, path }) => ({ kind, id, name, path })),
        ...(organisation && { organisation: { id: organisation.id, name: organisation.name } }),
      };
    });
  }

  async check(inputs: ReportInputs): Promise<Result<ReportCheck, CallFailure>> {
    const options = { ...call, timeLimitMs: CHECK_LIMIT_MS };
    const answer = await this.backend.call(reportEndpoints.validate, { body: toBody(inputs) }, options);
    return toCallAnswer(answer, ({ coarser, ...check }) => ({
      ...{ faults: check.faults, rows: check.rows, tooManyRows: check.tooManyRows, people: check.people },
      ...{ wouldIdentify: check.wouldIdentify, cells: check.cells, hidden: check.hidden },
      ...{ close: check.close, small: check.small },
      ...(coarser && { coarser: { breakdown: coarser.breakdown, cells: coarser.cells, hidden: coarser.hidden } }),
    }));
  }

  async create({ id, name, inputs }: NewReport): Promise<Result<void, CreateReportFailure>> {
    const body = { id, name, ...toBody(inputs) };
    const answer = await this.backend.call(reportEndpoints.create, { body }, { ...call, timeLimitMs: CHECK_LIMIT_MS });
    if (refusedWith(answer, 'TooManyRows')) return fail({ kind: 'tooManyRows' });
    if (refusedWith(answer, 'WouldIdentify')) return fail({ kind: 'wouldIdentify' });
    return refusedWith(answer, 'InvalidReport') ? fail({ kind: 'invalid' }) : toCallDone(answer);
  }

  async rename(id: string, etag: string, name: string): Promise<Result<void, ChangeReportFailure>> {
    const args = { path: { reportId: id }, body: { name }, ifMatch: etag };
    return toChanged(await this.backend.call(reportEndpoints.rename, args, call));
  }

  async retry(id: string, etag: string): Promise<Result<void, ChangeReportFailure>> {
    return toChanged(await this.backend.call(reportEndpoints.retry, { path: { reportId: id }, ifMatch: etag }, call));
  }

  async zip(id: string, reportIds: readonly string[]): Promise<Result<ReportZip, ZipFailure>> {
    const body = { id, reportIds: [...reportIds] };
    const answer = await this.backend.call(reportEndpoints.zip, { body }, call);
    if (refusedWith(answer, 'InvalidExport')) return fail({ kind: 'invalid' });
    return toCallAnswer(answer, ({ state, done, total, leftOut, link }) => ({
      ...{ state, done, total, leftOut },
      ...(link && { link: toLink(link) }),
    }));
  }

  /** One answer has them all. */
  private async ofSchedule({ search, kind, state }: OfSchedule): Promise<Result<ReportPage, CallFailure>> {
    const answer = await this.backend.call(reportEndpoints.systemList, {}, call);
    const words = search.toLowerCase().split(/\s+/);
    return toCallAnswer(answer, ({ reports }, { unreadable }) => {
      const found = reports.map(toReport).filter(report => {
        const text = [report.name, ...report.organisationNames, ...report.codes].join(' ').toLowerCase();
        const isActive = report.state === 'waiting' || report.state === 'running';
        return (
          (kind === undefined || report.kind === kind) &&
          (state === undefined || (state === 'active' ? isActive : report.state === state)) &&
          words.every(word => text.includes(word))
        );
      });
      return { reports: found, total: found.length + unreadable, unreadable };
    });
  }
}

interface OfSchedule {
  readonly search: string;
  readonly kind: ReportsWanted['kind'] | undefined;
  readonly state: ReportsWanted['state'] | undefined;
}

/** The inputs do not matter if only choices are requested. */
const noInputs: ReportInputs = {
  ...{ kind: 'people', organisations: [], codes: [], breakdown: 'organisation' },
  ...{ from: '2026-01-01', to: '2026-01-01', zone: 'Europe/London' },
};

const refusedWith = (answer: Answer<unknown>, token: string): boolean =>
  !answer.ok && answer.failure.kind === 'refused' && answer.failure.token === token;

/** Includes the change from failed to not failed. */
function toChanged(answer: Answer<unknown>): Result<void, ChangeReportFailure> {
  if (isChangedMeanwhile(answer) || refusedWith(answer, 'ConflictError')) return fail({ kind: 'changedMeanwhile' });
  return toCallDone(answer);
}

const toBody = ({
  kind,
  organisations,
  codes,
  breakdown,
  surveyId,
  from,
  to,
  zone,
}: ReportInputs): ReportInputsDto => ({
  ...{ kind, codes: [...codes], breakdown, from, to, zone },
  organisations: organisations.map(({ id, withBelow }) => ({ id, withBelow })),
  ...(surveyId !== undefined && { surveyId }),
});

const toLink = ({ url, expiresAt }: FileLinkDto): FileLink => ({ url, expiresAt: Date.parse(expiresAt) });

const toReport = (dto: ReportDto): Report => ({
  ...{ id: dto.reportId, name: dto.name, kind: dto.kind, codes: dto.codes, breakdown: dto.breakdown },
  organisations: dto.organisations.map(({ id, withBelow }) => ({ id, withBelow })),
  ...{ organisationNames: dto.organisationNames, from: dto.from, to: dto.to, zone: dto.zone, state: dto.state },
  ...{ askedBy: dto.askedByName, isOwn: dto.isOwn, askedAt: Date.parse(dto.askedAt) },
  ...{ rows: dto.rows, rowsDone: dto.rowsDone },
  ...(dto.surveyId !== undefined && { surveyId: dto.surveyId }),
  ...(dto.entryId !== undefined && { entryId: dto.entryId }),
  ...(dto.finishedAt !== undefined && { finishedAt: Date.parse(dto.finishedAt) }),
  ...(dto.expiresAt !== undefined && { expiresAt: Date.parse(dto.expiresAt) }),
  ...(dto.bytes !== undefined && { bytes: dto.bytes }),
  ...(dto.ahead !== undefined && { ahead: dto.ahead }),
  ...(dto.failure !== undefined && { failure: dto.failure }),
});
