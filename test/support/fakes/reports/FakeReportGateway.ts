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
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Report, ReportCheck, ReportChoices, ReportDetails } from '@/domain/reports/Report';
import type { ReportInputs } from '@/domain/reports/ReportInputs';
import { aReport, REPORTS_NOW } from '#test/support/builders/reports/aReport';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Reports in memory, requested by Farah. `rows`: rows per page. */
export class FakeReportGateway implements ReportGateway {
  readonly planned = new PlannedFailures<keyof ReportGateway, CallFailure>();
  readonly asked: ReportsWanted[] = [];
  readonly checked: ReportInputs[] = [];
  checkAnswer: ReportCheck = {
    ...{ faults: [], rows: 12, tooManyRows: false, people: '40', wouldIdentify: false, cells: 36, hidden: 4 },
    ...{ close: [], small: [] },
  };
  choicesAnswer: ReportChoices = {
    ...{ organisation: { id: 'north', name: 'North Board' }, codes: [], surveys: [{ id: 's', name: 'Welcome' }] },
    found: [{ kind: 'organisation', id: 'ward', name: 'Ward', path: ['North Board'] }],
  };
  private readonly reports = new Map<string, Report>();
  private readonly edits = new Map<string, number>();
  private readonly zips = new Map<string, number>();

  constructor(private readonly rows = 50) {}

  add(id: string, more: Partial<Report> = {}): this {
    this.reports.set(id, aReport(id, more));
    return this;
  }

  /** A change by the backend or a colleague. */
  edit(id: string, change: Partial<Report>, isNewVersion = false): void {
    const report = this.reports.get(id);
    if (report) this.reports.set(id, { ...report, ...change });
    if (isNewVersion) this.edits.set(id, (this.edits.get(id) ?? 0) + 1);
  }

  stored(id: string): Report | undefined {
    return this.reports.get(id);
  }

  async list(wanted: ReportsWanted): Promise<Result<ReportPage, CallFailure>> {
    this.asked.push(wanted);
    return this.planned.carry('list', () => {
      const isWanted = (report: Report): boolean => {
        const isActive = report.state === 'waiting' || report.state === 'running';
        return (
          (wanted.state === undefined || (wanted.state === 'active' ? isActive : report.state === wanted.state)) &&
          (wanted.kind === undefined || report.kind === wanted.kind) &&
          (wanted.askedBy !== 'schedule' || report.entryId !== undefined) &&
          (wanted.askedBy !== 'me' || report.isOwn) &&
          report.name.toLowerCase().includes((wanted.search ?? '').toLowerCase())
        );
      };
      const found = [...this.reports.values()].filter(isWanted).sort((a, b) => b.askedAt - a.askedAt);
      const start = wanted.from === undefined ? 0 : found.findIndex(({ id }) => id === wanted.from) + 1;
      const page = found.slice(start, start + this.rows);
      const last = page.at(-1);
      return ok({
        ...{ reports: page, total: found.length, unreadable: 0 },
        ...(last && start + this.rows < found.length && { next: last.id }),
      });
    });
  }

  async read(id: string): Promise<Result<Versioned<ReportDetails>, CallFailure>> {
    return this.planned.carry('read', () => {
      const report = this.reports.get(id);
      if (!report) return fail({ kind: 'notFound' });
      const details: ReportDetails = {
        report,
        columns: [
          { id: 'organisation', title: 'Organisation', definition: 'Where people belong.' },
          { id: 'joined', title: 'Joined', definition: 'People who joined.' },
        ],
        preview:
          report.state === 'ready'
            ? [
                ['All', '40'],
                ['North Board', '*'],
              ]
            : [],
        ...(report.state === 'ready' && { link: { url: `https://files.example/${id}`, expiresAt: REPORTS_NOW } }),
      };
      return ok({ value: details, etag: this.etagOf(id) });
    });
  }

  async choices(_find: string): Promise<Result<ReportChoices, CallFailure>> {
    return this.planned.carry('choices', () => ok(this.choicesAnswer));
  }

  async check(inputs: ReportInputs): Promise<Result<ReportCheck, CallFailure>> {
    this.checked.push(inputs);
    return this.planned.carry('check', () => ok(this.checkAnswer));
  }

  async create({ id, name, inputs }: NewReport): Promise<Result<void, CreateReportFailure>> {
    return this.planned.carry('create', (): Result<void, CallFailure> => {
      if (inputs.organisations.length + inputs.codes.length === 0) return fail({ kind: 'invalid' } as never);
      if (!this.reports.has(id)) this.add(id, { ...inputs, name, state: 'waiting', rowsDone: 0, askedAt: REPORTS_NOW });
      return ok(undefined);
    });
  }

  async rename(id: string, etag: string, name: string): Promise<Result<void, ChangeReportFailure>> {
    return this.change('rename', id, etag, () => this.edit(id, { name }, true));
  }

  async retry(id: string, etag: string): Promise<Result<void, ChangeReportFailure>> {
    return this.change('retry', id, etag, () => this.edit(id, { state: 'waiting', rowsDone: 0 }, true));
  }

  async zip(id: string, reportIds: readonly string[]): Promise<Result<ReportZip, ZipFailure>> {
    return this.planned.carry('zip', () => {
      const done = this.zips.get(id) ?? 0;
      this.zips.set(id, done + 1);
      const ready = reportIds.filter(one => this.reports.get(one)?.state === 'ready');
      const isReady = done >= ready.length;
      return ok({
        ...{ state: isReady ? ('ready' as const) : ('making' as const), done: Math.min(done, ready.length) },
        ...{ total: ready.length, leftOut: reportIds.length - ready.length },
        ...(isReady && { link: { url: `https://files.example/${id}.zip`, expiresAt: REPORTS_NOW } }),
      });
    });
  }

  private change(
    call: 'rename' | 'retry',
    id: string,
    etag: string,
    act: () => void,
  ): Result<void, ChangeReportFailure> {
    return this.planned.carry(call, (): Result<void, CallFailure> => {
      if (!this.reports.has(id)) return fail({ kind: 'notFound' });
      if (etag !== this.etagOf(id)) return fail({ kind: 'changedMeanwhile' } as never);
      if (call === 'retry' && !['failed', 'expired'].includes(this.reports.get(id)?.state ?? ''))
        return fail({ kind: 'changedMeanwhile' } as never);
      act();
      return ok(undefined);
    });
  }

  private etagOf(id: string): string {
    return `"${id} ${this.edits.get(id) ?? 0}"`;
  }
}
