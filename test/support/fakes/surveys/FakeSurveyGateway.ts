import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type {
  AssignmentChange,
  CreateSurveyFailure,
  DeleteSurveyFailure,
  NewSurvey,
  OrganisationsWanted,
  SaveSurveyFailure,
  SurveyGateway,
  SurveyListPage,
  SurveyOrganisationPage,
  SurveySave,
} from '@/application/surveys/ports/SurveyGateway';
import { plainText } from '@/domain/kernel/plainText';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { questionsOf } from '@/domain/surveys/SurveyContent';
import { surveyAct } from '#sandbox/domain/surveys/surveyAct.rule';
import { surveyFaults } from '@/domain/surveys/surveyFaults';
import type { SurveyConfig, SurveyOrganisation, SurveySummary } from '@/domain/surveys/SurveySummary';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call = keyof SurveyGateway;

/** 1 June 2026, in milliseconds since 1970. */
const NOW = 1_780_272_000_000;

/** Surveys in memory, changed by Dana. */
export class FakeSurveyGateway implements SurveyGateway {
  readonly planned = new PlannedFailures<Call, CallFailure>();
  /** The saves, deletions and assignments as text. */
  readonly changes: string[] = [];
  private readonly surveys = new Map<string, SurveyConfig>();
  private readonly taken = new Set<string>();
  private readonly tree = new Map<string, { readonly name: string; readonly parent: string | undefined }>();
  private readonly given = new Map<string, Set<string>>();
  private readonly edits = new Map<string, number>();
  private unreadable = 0;

  /** `rows`: rows per page, few so that tests have several pages. */
  constructor(private readonly rows = 2) {}

  addOrganisation(id: string, name: string, parent?: string): this {
    this.tree.set(id, { name, parent });
    return this;
  }

  add(id: string, more: Partial<SurveyConfig> = {}): this {
    this.taken.add(more.urlSuffix ?? id);
    this.surveys.set(id, {
      ...{ id, title: id, urlSuffix: id, state: 'draft', version: 0, hasDraft: true, answers: 0 },
      ...{ organisations: 0, changedAt: NOW, changedBy: 'Dana Whitfield', changes: [], questions: 0 },
      pages: [{ id: 'page-1', title: '', questions: [] }],
      ...more,
    });
    return this;
  }

  /** A change by another administrator or a patient. */
  edit(id: string, changes: Partial<SurveyConfig>, { sameVersion = false } = {}): void {
    this.surveys.set(id, { ...this.stored(id), ...changes });
    if (!sameVersion) this.edits.set(id, (this.edits.get(id) ?? 0) + 1);
  }

  stored(id: string): SurveyConfig {
    const found = this.surveys.get(id);
    if (!found) throw new Error(`There is no survey ${id}.`);
    return found;
  }

  has(id: string): boolean {
    return this.surveys.has(id);
  }

  /** Makes this number of rows of each page unreadable. */
  cannotRead(rows: number): void {
    this.unreadable = rows;
  }

  async list(after?: string): Promise<Result<SurveyListPage, CallFailure>> {
    return this.planned.carry('list', () => {
      const all = [...this.surveys.values()].sort((a, b) => (a.title < b.title ? -1 : 1));
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      if (after !== undefined && start === 0) return fail({ kind: 'refused' });
      const page = all.slice(start, start + this.rows);
      const next = start + this.rows < all.length ? page.at(-1)?.id : undefined;
      return ok({
        ...{ surveys: page.map(toSummary), total: all.length + this.unreadable, unreadable: this.unreadable },
        ...(next !== undefined && { next }),
      });
    });
  }

  async read(id: string): Promise<Result<Versioned<SurveyConfig>, CallFailure>> {
    return this.planned.carry('read', () => {
      const found = this.surveys.get(id);
      return found ? ok({ value: found, etag: this.etagOf(id) }) : fail({ kind: 'notFound' });
    });
  }

  async create({ id, title, urlSuffix }: NewSurvey): Promise<Result<void, CreateSurveyFailure>> {
    return this.carry<void, CreateSurveyFailure>('create', () => {
      if (this.surveys.get(id)?.urlSuffix === urlSuffix) return ok(undefined);
      if (this.taken.has(urlSuffix)) return fail({ kind: 'addressTaken' });
      this.add(id, { title, urlSuffix });
      this.changes.push(`create ${urlSuffix}`);
      return ok(undefined);
    });
  }

  async save({
    id,
    etag,
    written,
    act,
    reason,
  }: SurveySave): Promise<Result<Versioned<SurveyConfig>, SaveSurveyFailure>> {
    return this.carry<Versioned<SurveyConfig>, SaveSurveyFailure>('save', () => {
      const before = this.surveys.get(id);
      if (!before) return fail({ kind: 'notFound' });
      if (etag !== this.etagOf(id)) return fail({ kind: 'changedMeanwhile' });
      const faults = surveyFaults(written).length;
      const outcome = surveyAct({ ...before, act, faults });
      if (!outcome.allowed) return fail({ kind: outcome.refusal === 'SurveyHasFaults' ? 'hasFaults' : 'retired' });
      const next = { state: outcome.state, version: outcome.version, hasDraft: act === 'save' };
      this.edit(
        id,
        act === 'retire' ? { state: 'retired' } : { ...written, ...next, questions: questionsOf(written).length },
      );
      this.changes.push(`${act} ${id}${reason === undefined ? '' : `: ${reason}`}`);
      return ok({ value: this.stored(id), etag: this.etagOf(id) });
    });
  }

  async delete({ id, etag }: Pick<SurveySave, 'id' | 'etag' | 'reason'>): Promise<Result<void, DeleteSurveyFailure>> {
    return this.carry<void, DeleteSurveyFailure>('delete', () => {
      const before = this.surveys.get(id);
      if (!before) return fail({ kind: 'notFound' });
      if (etag !== this.etagOf(id)) return fail({ kind: 'changedMeanwhile' });
      if (before.answers > 0) return fail({ kind: 'hasAnswers' });
      this.surveys.delete(id);
      this.changes.push(`delete ${id}`);
      return ok(undefined);
    });
  }

  async organisations(
    id: string,
    { type, search = '', from }: OrganisationsWanted,
  ): Promise<Result<SurveyOrganisationPage, CallFailure>> {
    return this.planned.carry('organisations', () => {
      if (!this.surveys.has(id)) return fail({ kind: 'notFound' });
      const all = [...this.tree.keys()]
        .map(one => this.assignmentOf(id, one))
        .filter(one => (type === undefined || one.type === type) && plainText(one.name).includes(plainText(search)));
      const start = from === undefined ? 0 : all.findIndex(one => one.id === from) + 1;
      const organisations = all.slice(start, start + this.rows);
      const next = start + this.rows < all.length ? organisations.at(-1)?.id : undefined;
      return ok({ organisations, total: all.length, unreadable: this.unreadable, ...(next !== undefined && { next }) });
    });
  }

  async assign(id: string, { add = [], remove = [], reason }: AssignmentChange): Promise<Result<void, CallFailure>> {
    return this.planned.carry('assign', () => {
      if (!this.surveys.has(id)) return fail({ kind: 'notFound' });
      if ([...add, ...remove].some(one => !this.tree.has(one))) return fail({ kind: 'refused' });
      const given = this.given.get(id) ?? new Set();
      for (const one of add) given.add(one);
      for (const one of remove) given.delete(one);
      this.given.set(id, given);
      this.changes.push(`assign +${add.join()} -${remove.join()}${reason === undefined ? '' : `: ${reason}`}`);
      return ok(undefined);
    });
  }

  private assignmentOf(survey: string, id: string): SurveyOrganisation {
    const given = this.given.get(survey) ?? new Set();
    const name = this.tree.get(id)?.name ?? '';
    if (given.has(id)) return { id, name, type: 'assigned' };
    for (let above = this.tree.get(id)?.parent; above !== undefined; above = this.tree.get(above)?.parent)
      if (given.has(above)) return { id, name, type: 'inherited', through: this.tree.get(above)?.name ?? '' };
    return { id, name, type: 'available' };
  }

  private etagOf(id: string): string {
    return `"${id}-${this.edits.get(id) ?? 0}"`;
  }

  /** Failures of one call besides those of any call. */
  private carry<T, F>(call: Call, act: () => Result<T, F>): Result<T, F> {
    return this.planned.carry(call, act as () => Result<T, CallFailure>) as Result<T, F>;
  }
}

const toSummary = ({ pages: _pages, changes: _changes, ...summary }: SurveyConfig): SurveySummary => summary;
