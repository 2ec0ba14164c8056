import type {
  AccessCodeGateway,
  ChangeCodeFailure,
  CodeActed,
  CodeChanges,
  CodePage,
  CreateCodeFailure,
  EnableCodeFailure,
  NewCode,
  VersionedCode,
} from '@/application/accessCodes/ports/AccessCodeGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccessCode, AccessCodeDetails, CodeGeneration, CodeName } from '@/domain/accessCodes/AccessCode';
import { accessCode } from '@/domain/accessCodes/accessCode.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call = Exclude<keyof AccessCodeGateway, 'prototype'>;
type Stored = AccessCodeDetails & { readonly deleted?: true };

const DAY_MS = 86_400_000;
/** The creation time of the first code: 1 June 2026, in milliseconds since 1970. */
const FIRST = 1_780_272_000_000;

/** Access codes in memory, changed by Dana. Each added code is a day newer than the one before. */
export class FakeAccessCodeGateway implements AccessCodeGateway {
  readonly planned = new PlannedFailures<Call, CallFailure>();
  /** The calls that change something, as text. */
  readonly changes: string[] = [];
  /** The reasons given with them. */
  readonly reasons: (string | undefined)[] = [];
  private readonly codes = new Map<string, Stored>();
  private readonly organisations = new Map<string, string>();
  /** The time of a change. */
  now: () => number = () => FIRST;
  private unreadable = 0;
  private edits = 0;
  private lastBeforeSilence: Call | undefined;

  /** `rows`: rows of a page, few so that tests meet several. */
  constructor(private readonly rows = 3) {}

  addOrganisation(id: string, name: string): this {
    this.organisations.set(id, name);
    return this;
  }

  add(code: string, more: Partial<AccessCodeDetails> = {}, organisation = 'north'): this {
    const name = this.organisations.get(organisation);
    if (name === undefined) throw new Error(`Add the organisation ${organisation} first.`);
    const generation = more.generation ?? 'v2';
    this.codes.set(code, {
      ...{ code, organisation: { id: organisation, name }, enabled: true, used: 0, uses: [], changes: [] },
      ...{ createdAt: FIRST + this.codes.size * DAY_MS, unreadable: 0 },
      ...more,
      generation,
      ...(generation === 'v2' && { version: this.nextVersion() }),
    });
    return this;
  }

  /** A change by another administrator or a patient; only changed settings change the version. */
  edit(code: string, changes: Partial<AccessCodeDetails>, { sameVersion = false } = {}): void {
    this.put({ ...this.stored(code), ...changes }, { sameVersion });
  }

  /** Deletes the code as another administrator. */
  remove(code: string): void {
    this.codes.set(code, { ...this.stored(code), deleted: true });
  }

  stored(code: string): Stored {
    const found = this.codes.get(code);
    if (found === undefined) throw new Error(`There is no code ${code}.`);
    return found;
  }

  has(code: string): boolean {
    return this.find({ code }) !== undefined;
  }

  /** Makes this number of rows of each page unreadable. */
  cannotRead(rows: number): void {
    this.unreadable = rows;
  }

  /** The next such call gets no answer, done or not, and neither does the read of the code right after it. */
  loseAnswers(call: Call, { butDone = false } = {}): void {
    this.planned.failNext(call, { kind: 'unreachable' }, { butDone });
    this.lastBeforeSilence = call;
  }

  async list(
    organisationId: string,
    generation: CodeGeneration,
    after?: string,
  ): Promise<Result<CodePage, CallFailure>> {
    return this.planned.carry('list', () => {
      if (!this.organisations.has(organisationId)) return fail({ kind: 'notFound' });
      const all = this.all()
        .filter(one => one.organisation.id === organisationId && one.generation === generation)
        .sort((a, b) => b.createdAt - a.createdAt);
      const start = after === undefined ? 0 : all.findIndex(({ code }) => code === after) + 1;
      if (after !== undefined && start === 0) return fail({ kind: 'refused' });
      const page = all.slice(start, start + this.rows);
      const next = start + this.rows < all.length ? page.at(-1)?.code : undefined;
      return ok({
        codes: page.map(toRow),
        total: all.length + this.unreadable,
        ...(next !== undefined && { next }),
        unreadable: this.unreadable,
      });
    });
  }

  async read(name: CodeName): Promise<Result<AccessCodeDetails, CallFailure>> {
    if (this.lastBeforeSilence !== undefined && this.planned.calls.at(-1) === this.lastBeforeSilence) {
      this.lastBeforeSilence = undefined;
      return fail({ kind: 'unreachable' });
    }
    return this.planned.carry('read', () => {
      const found = this.find(name);
      return found === undefined ? fail({ kind: 'notFound' }) : ok(found);
    });
  }

  async create(created: NewCode): Promise<Result<CodeActed, CreateCodeFailure>> {
    return this.carryWider<CodeActed, CreateCodeFailure>('create', () => {
      const written = accessCode({ text: created.code });
      if (written.kind !== 'code') return fail({ kind: 'invalidCode' });
      if (!this.organisations.has(created.organisationId)) return fail({ kind: 'unknownOrganisation' });
      if (this.codes.has(written.code)) return fail({ kind: 'codeTaken' });
      const { generation, seats, expiresAt, reason } = created;
      this.add(
        written.code,
        {
          generation,
          ...(seats !== undefined && { seats }),
          ...(expiresAt !== undefined && { expiresAt }),
        },
        created.organisationId,
      );
      this.put(this.withHistory(this.stored(written.code), 'The code was created.', reason), { sameVersion: true });
      this.record(`create ${written.code}`, reason);
      return ok(versionOf(this.stored(written.code)));
    });
  }

  async change(
    name: VersionedCode,
    changes: CodeChanges,
    reason?: string,
  ): Promise<Result<CodeActed, ChangeCodeFailure>> {
    if (name.generation === 'v1' && (changes.expiresAt !== undefined || changes.seats === null))
      return fail({ kind: 'notPossibleInV1' });
    return this.carryWider<CodeActed, ChangeCodeFailure>('change', () =>
      this.act(name, before => {
        this.record(`change ${name.code} ${JSON.stringify(changes)}`, reason);
        return this.withHistory(withChanges(before, changes), 'The code was changed.', reason);
      }),
    );
  }

  async setEnabled(
    name: VersionedCode,
    enabled: boolean,
    reason?: string,
  ): Promise<Result<CodeActed, EnableCodeFailure>> {
    return this.carryWider<CodeActed, EnableCodeFailure>('setEnabled', () =>
      this.act(name, before => {
        this.record(`${enabled ? 'enable' : 'disable'} ${name.code}`, reason);
        return this.withHistory({ ...before, enabled }, `The code was ${enabled ? 'enabled' : 'disabled'}.`, reason);
      }),
    );
  }

  async delete(name: CodeName, reason?: string): Promise<Result<void, CallFailure>> {
    return this.planned.carry('delete', () => {
      if (this.find(name) === undefined) return fail({ kind: 'notFound' });
      this.remove(name.code);
      this.record(`delete ${name.code}`, reason);
      return ok(undefined);
    });
  }

  async search(term: string): Promise<Result<Pick<CodePage, 'codes' | 'unreadable'>, CallFailure>> {
    return this.planned.give('search', () => ({
      codes: this.all()
        .filter(({ code }) => code.startsWith(term.toUpperCase()))
        .sort((a, b) => (a.code < b.code ? -1 : 1))
        .map(toRow),
      unreadable: this.unreadable,
    }));
  }

  /** A planned failure is one of any call; refusals belong to the act. */
  private carryWider<T, F>(call: Call, act: () => Result<T, F>): Result<T, F | CallFailure> {
    let refused: { readonly failure: F } | undefined;
    const carried = this.planned.carry<T>(call, () => {
      const result = act();
      if (result.ok) return result;
      refused = { failure: result.failure };
      return fail({ kind: 'refused' });
    });
    return !carried.ok && carried.failure.kind === 'refused' && refused !== undefined ? fail(refused.failure) : carried;
  }

  private act(name: VersionedCode, change: (before: Stored) => Stored): Result<CodeActed, EnableCodeFailure> {
    const before = this.find(name);
    if (before === undefined) return fail({ kind: 'notFound' });
    if (name.generation === 'v2' && name.version !== before.version) return fail({ kind: 'changedMeanwhile' });
    this.put(change(before));
    return ok(versionOf(this.stored(name.code)));
  }

  private put(code: Stored, { sameVersion = false } = {}): void {
    const isVersioned = code.generation === 'v2' && !sameVersion;
    this.codes.set(code.code, { ...code, ...(isVersioned && { version: this.nextVersion() }) });
  }

  private withHistory(code: Stored, sentence: string, reason: string | undefined): Stored {
    const by = { byUserId: 'dana', byName: 'Dana Whitfield' };
    const change = { at: this.now(), ...by, sentence, ...(reason !== undefined && { reason }) };
    return { ...code, changes: [change, ...code.changes] };
  }

  private record(change: string, reason: string | undefined): void {
    this.changes.push(change);
    this.reasons.push(reason);
  }

  private find({ code, generation }: { readonly code: string; readonly generation?: CodeGeneration }) {
    const found = this.codes.get(code.toUpperCase());
    return found?.deleted || (generation !== undefined && found?.generation !== generation) ? undefined : found;
  }

  private all(): Stored[] {
    return [...this.codes.values()].filter(({ deleted }) => !deleted);
  }

  private nextVersion(): string {
    this.edits += 1;
    return `"version ${this.edits}"`;
  }
}

const versionOf = ({ version }: Stored): CodeActed => (version === undefined ? {} : { version });

function toRow(details: Stored): AccessCode {
  const {
    uses: _uses,
    changes: _changes,
    unreadable: _unreadable,
    version: _version,
    deleted: _deleted,
    ...row
  } = details;
  return row;
}

function withChanges({ seats, expiresAt, ...rest }: Stored, changes: CodeChanges): Stored {
  const nextSeats = changes.seats === undefined ? seats : changes.seats;
  const nextExpiry = changes.expiresAt === undefined ? expiresAt : changes.expiresAt;
  return {
    ...rest,
    ...(nextSeats !== undefined && nextSeats !== null && { seats: nextSeats }),
    ...(nextExpiry !== undefined && nextExpiry !== null && { expiresAt: nextExpiry }),
  };
}
