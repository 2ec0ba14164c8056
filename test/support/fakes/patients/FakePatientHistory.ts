import type { ReadList } from '@/domain/kernel/ReadList';
import type { AppointmentChange, AppointmentGateway } from '@/application/patients/ports/AppointmentGateway';
import type {
  DescriptionChange,
  DescriptionGateway,
  MomentDescription,
} from '@/application/patients/ports/DescriptionGateway';
import type { MomentActGateway } from '@/application/patients/ports/MomentActGateway';
import type { MomentArchive, MomentContent, MomentPage, MomentQuery } from '@/application/patients/ports/MomentArchive';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Author } from '@/domain/patients/timeline/Author';
import type { Cgi } from '@/domain/patients/timeline/Cgi';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call =
  | 'page'
  | 'find'
  | 'note'
  | 'content'
  | 'addNote'
  | 'removeNote'
  | 'recordCgi'
  | 'softDelete'
  | 'requestHardDelete'
  | 'read'
  | 'write'
  | 'audit'
  | 'make'
  | 'change';

/** The history of one patient as the backend stores it; a request for another patient is an error of the test. */
export class FakePatientHistory implements MomentArchive, MomentActGateway, DescriptionGateway, AppointmentGateway {
  readonly planned = new PlannedFailures<Call, CallFailure>();
  readonly moments = new Map<string, Moment>();
  readonly changes: DescriptionChange[] = [];
  /** Changes that are missing because they cannot be read. */
  unreadableChanges = 0;
  readonly reasons = new Map<string, string>();
  /** The server's clock, which advances a millisecond with each act. */
  now = Date.UTC(2026, 10, 20, 9, 30);
  /** Moments of each page that are missing because they cannot be read. */
  unreadable = 0;
  /** Ids of moments that cannot be read. */
  readonly unreadableIds = new Set<string>();
  me: Author = { userId: 'u-ben', name: 'Ben Okoro' };

  constructor(readonly patientId = 'p-ana') {}

  put(...moments: readonly Moment[]): void {
    for (const moment of moments) this.moments.set(moment.momentId, moment);
  }

  notes(): readonly string[] {
    return [...this.moments.values()].flatMap(({ note, type }) =>
      type === 'note' && note !== undefined ? [note] : [],
    );
  }

  async page({
    patientId,
    types,
    startFrom = -Infinity,
    limit,
    cursor,
  }: MomentQuery): Promise<Result<MomentPage, CallFailure>> {
    this.only(patientId);
    return this.planned.give('page', () => {
      const wanted = [...this.moments.values()]
        .filter(({ type, at }) => (types?.includes(type) ?? true) && at >= startFrom)
        .sort((a, b) => b.at - a.at || (a.momentId < b.momentId ? 1 : -1));
      const from = cursor === undefined ? 0 : wanted.findIndex(({ momentId }) => momentId === cursor) + 1;
      const asked = wanted.slice(from, from + limit);
      const moments = asked.filter(({ momentId }) => !this.unreadableIds.has(momentId));
      const cursorAfter = from + limit < wanted.length ? (asked.at(-1)?.momentId ?? null) : null;
      return { moments, cursor: cursorAfter, ...this.left(asked) };
    });
  }

  private left(asked: readonly Moment[]): Pick<MomentPage, 'unreadable' | 'gaps'> {
    const above = (place: number): string | null =>
      asked.slice(0, place).findLast(({ momentId }) => !this.unreadableIds.has(momentId))?.momentId ?? null;
    const gaps = asked.flatMap(({ momentId }, place) => (this.unreadableIds.has(momentId) ? [above(place)] : []));
    const unreadable = gaps.length + this.unreadable;
    return { ...(unreadable > 0 && { unreadable }), ...(gaps.length > 0 && { gaps }) };
  }

  async find(patientId: string, momentId: string): Promise<Result<Moment, CallFailure>> {
    return this.planned.carry('find', () => this.with(patientId, momentId, moment => moment));
  }

  async note(patientId: string, momentId: string): Promise<Result<Moment, CallFailure>> {
    return this.planned.carry('note', () => {
      this.only(patientId);
      const moment = this.moments.get(momentId);
      return moment?.type === 'note' ? ok(moment) : fail({ kind: 'notFound' });
    });
  }

  async content(patientId: string, momentId: string): Promise<Result<MomentContent, CallFailure>> {
    return this.planned.carry('content', () =>
      this.with(patientId, momentId, ({ text, note = '' }) => ({ contentType: 'text/plain', text: text ?? note })),
    );
  }

  async addNote(patientId: string, momentId: string, note: string): Promise<Result<Moment, CallFailure>> {
    return this.planned.give(
      'addNote',
      () => this.moments.get(momentId) ?? this.store(patientId, momentId, { type: 'note', note }),
    );
  }

  async removeNote(patientId: string, momentId: string): Promise<Result<void, CallFailure>> {
    this.only(patientId);
    return this.planned.give('removeNote', () => void this.moments.delete(momentId));
  }

  async recordCgi(
    patientId: string,
    { momentId, note, ...cgi }: Cgi & { readonly momentId: string; readonly note: string },
  ): Promise<Result<Moment, CallFailure>> {
    return this.planned.give(
      'recordCgi',
      () => this.moments.get(momentId) ?? this.store(patientId, momentId, { type: 'cgi', cgi, note }),
    );
  }

  async softDelete(patientId: string, momentId: string): Promise<Result<void, CallFailure>> {
    return this.planned.carry('softDelete', () =>
      this.with(patientId, momentId, ({ type, at, recordedAt, author }) =>
        this.put({
          momentId,
          type,
          at,
          recordedAt,
          updatedAt: this.tick(),
          author,
          deleted: { at: this.now, by: this.me },
        }),
      ),
    );
  }

  async requestHardDelete(patientId: string, momentId: string, reason: string): Promise<Result<void, CallFailure>> {
    return this.planned.carry('requestHardDelete', () =>
      this.with(patientId, momentId, () => {
        if (!this.reasons.has(momentId)) this.reasons.set(momentId, reason);
      }),
    );
  }

  async read(patientId: string, momentId: string): Promise<Result<MomentDescription, CallFailure>> {
    return this.planned.carry('read', () => this.with(patientId, momentId, moment => this.describe(moment)));
  }

  async write(patientId: string, momentId: string, text: string): Promise<Result<MomentDescription, CallFailure>> {
    return this.planned.carry('write', () =>
      this.with(patientId, momentId, moment => {
        this.changes.unshift({ at: this.tick(), by: this.me, before: moment.description ?? '', after: text });
        this.put({ ...moment, description: text });
        return this.describe({ ...moment, description: text });
      }),
    );
  }

  async audit(patientId: string, momentId: string): Promise<Result<ReadList<DescriptionChange>, CallFailure>> {
    return this.planned.carry('audit', () =>
      this.with(patientId, momentId, () => ({ items: [...this.changes], unreadable: this.unreadableChanges })),
    );
  }

  async make(patientId: string, momentId: string, appointment: Appointment): Promise<Result<Moment, CallFailure>> {
    return this.planned.give(
      'make',
      () =>
        this.moments.get(momentId) ??
        this.store(patientId, momentId, { type: 'appointment', at: appointment.start, appointment }),
    );
  }

  async change(
    patientId: string,
    changes: readonly AppointmentChange[],
  ): Promise<Result<readonly Moment[], CallFailure>> {
    this.only(patientId);
    return this.planned.carry('change', () => {
      const changed = changes.flatMap(({ momentId, ...change }) => {
        const moment = this.moments.get(momentId);
        return moment?.appointment
          ? [{ ...moment, appointment: { ...moment.appointment, ...change }, updatedAt: this.tick() }]
          : [];
      });
      if (changed.length < changes.length) return fail({ kind: 'notFound' });
      this.put(...changed);
      return ok(changed);
    });
  }

  private store(patientId: string, momentId: string, part: Partial<Moment>): Moment {
    this.only(patientId);
    const at = this.tick();
    const { note: _, ...bare } = aMoment({
      momentId,
      at: part.at ?? at,
      recordedAt: at,
      updatedAt: at,
      author: this.me,
    });
    this.put({ ...bare, ...part });
    return { ...bare, ...part };
  }

  private describe({ description = '' }: Moment): MomentDescription {
    const last = this.changes[0];
    return { text: description, ...(last && { changed: { at: last.at, by: last.by } }) };
  }

  private with<T>(patientId: string, momentId: string, act: (moment: Moment) => T): Result<T, CallFailure> {
    this.only(patientId);
    const moment = this.moments.get(momentId);
    return moment ? ok(act(moment)) : fail({ kind: 'notFound' });
  }

  private tick(): number {
    return (this.now += 1);
  }

  private only(patientId: string): void {
    if (patientId !== this.patientId) throw new Error(`Nobody asked about ${patientId}.`);
  }
}
