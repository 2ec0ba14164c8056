import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  CallGeneration,
  CreateOrganisationFailure,
  Enabling,
  MoveToOrganisationFailure,
  NewOrganisation,
  OrganisationGateway,
  OrganisationPage,
  PatientMove,
  SettingsView,
} from '@/application/organisations/ports/OrganisationGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { NamedSettings } from '@/domain/organisations/compareSettings';
import type { OrganisationName, OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { PlannedFailures } from '../kernel/PlannedFailures';
import type { FakeOrganisationSettingsGateway } from './FakeOrganisationSettingsGateway';

/** Rows per page, few so that tests have several pages. */
const ROWS = 3;

/** A tree of organisations in memory; the first one added is the root. */
export class FakeOrganisationGateway implements OrganisationGateway {
  readonly planned = new PlannedFailures<
    'listChildren' | 'search' | 'create' | 'setEnabled' | 'moveToOrganisation' | 'readSettings',
    CreateOrganisationFailure | MoveToOrganisationFailure
  >();
  readonly members = new Map<string, string>();
  /** Reports a patient's new organisation to the list of people. */
  onMoved: (patientId: string, organisation: OrganisationName) => void = () => undefined;
  /** Settings that the V1 calls return when they differ from those of V2. */
  readonly former = new Map<string, NamedSettings>();
  /** The requests: a parent's id with the offset of the page, or a search term. */
  readonly asked: string[] = [];
  private readonly rows: OrganisationRow[] = [];
  private unreadable = 0;

  /** `settings`: gets what is created and enabled here. */
  constructor(private readonly settings?: FakeOrganisationSettingsGateway) {}

  add(id: string, name: string, parent?: string, more: Partial<OrganisationRow> = {}): this {
    this.rows.push({
      ...{ id, name, enabled: true, subscription: 'active', children: 0, codes: 0, seats: { used: 0, all: 0 } },
      ...(parent !== undefined && { parent }),
      ...more,
    });
    return this;
  }

  /** Deletes an organisation. */
  remove(id: string): void {
    this.rows.splice(
      this.rows.findIndex(row => row.id === id),
      1,
    );
  }

  /** Makes this number of rows of each answer unreadable. */
  cannotRead(rows: number): void {
    this.unreadable = rows;
  }

  namesBelow(parent: string): readonly string[] {
    return this.rows.filter(row => row.parent === parent).map(({ name }) => name);
  }

  async listChildren(parent: string | undefined, after?: string): Promise<Result<OrganisationPage, CallFailure>> {
    this.asked.push(`${parent ?? 'root'}${after === undefined ? '' : ` after ${after}`}`);
    return this.planned.carry<OrganisationPage>('listChildren', () => {
      if (parent !== undefined && !this.rows.some(({ id }) => id === parent)) return fail({ kind: 'notFound' });
      const all = this.rows.filter(row => row.parent === parent).sort((a, b) => a.name.localeCompare(b.name));
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const page = all.slice(start, start + ROWS);
      const next = start + ROWS < all.length ? page.at(-1)?.id : undefined;
      return ok({
        rows: page.map(row => this.counted(row)),
        total: all.length,
        ...(next !== undefined && { next }),
        unreadable: this.unreadable,
      });
    }) as Result<OrganisationPage, CallFailure>;
  }

  async search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, CallFailure>> {
    this.asked.push(`term ${term}`);
    return this.planned.carry<Omit<OrganisationPage, 'next'>>('search', () => {
      const words = term.toLowerCase().split(/\s+/).filter(Boolean);
      const found = this.rows.filter(
        ({ name }) => words.length > 0 && words.every(word => name.toLowerCase().includes(word)),
      );
      const rows = found.map(row => ({ ...this.counted(row), path: this.pathOf(row) }));
      return ok({ rows, total: rows.length + this.unreadable, unreadable: this.unreadable });
    }) as Result<Omit<OrganisationPage, 'next'>, CallFailure>;
  }

  async create({
    id,
    parent,
    name,
    maxRedemptions,
    reason,
  }: NewOrganisation): Promise<Result<string, CreateOrganisationFailure>> {
    return this.planned.carry<string>('create', () => {
      const existing = this.rows.find(row => row.id === id);
      if (existing !== undefined)
        return existing.name === name.trim() && existing.parent === parent ? ok(id) : fail({ kind: 'idTaken' });
      const above = this.rows.find(row => row.id === parent);
      if (above === undefined) return fail({ kind: 'unknownParent' });
      if (!above.enabled) return fail({ kind: 'organisationDisabled' });
      this.add(id, name.trim(), parent);
      this.settings?.add(id, name.trim(), parent);
      this.settings?.setEnabled(id, {
        ...{ enabled: true, reason },
        ...(maxRedemptions !== undefined && { maxRedemptions }),
      });
      return ok(id);
    }) as Result<string, CreateOrganisationFailure>;
  }

  async setEnabled(organisationId: string, enabling: Enabling): Promise<Result<void, CallFailure>> {
    return this.planned.carry<void>('setEnabled', () => {
      const place = this.rows.findIndex(row => row.id === organisationId);
      const row = this.rows[place];
      if (row === undefined) return fail({ kind: 'notFound' });
      this.rows[place] = { ...row, enabled: enabling.enabled };
      this.settings?.setEnabled(organisationId, enabling);
      return ok(undefined);
    }) as Result<void, CallFailure>;
  }

  async moveToOrganisation(move: PatientMove): Promise<Result<void, MoveToOrganisationFailure>> {
    return this.planned.carry<void>('moveToOrganisation', () => {
      const { organisationId, patientId } = move;
      const row = this.rows.find(({ id }) => id === organisationId);
      if (row === undefined) return fail({ kind: 'notFound' });
      if (!row.enabled) return fail({ kind: 'organisationDisabled' });
      if (this.members.get(patientId) === organisationId) return fail({ kind: 'alreadyHere' });
      this.settings?.addChange(organisationId, `The patient ${patientId} was moved here.`, move.reason);
      this.members.set(patientId, organisationId);
      this.onMoved(patientId, { id: row.id, name: row.name });
      return ok(undefined);
    }) as Result<void, MoveToOrganisationFailure>;
  }

  async readSettings(
    organisationId: string,
    generation: CallGeneration,
    view: SettingsView,
  ): Promise<Result<NamedSettings, CallFailure>> {
    return this.planned.carry('readSettings', () => {
      const row = this.rows.find(({ id }) => id === organisationId);
      if (row === undefined) return fail({ kind: 'notFound' });
      const named = { 'details.name': row.name, ...(view === 'merged' && { 'appSettings.modules': ['chat'] }) };
      return ok({ ...named, ...(generation === 'v1' && this.former.get(organisationId)) });
    }) as Result<NamedSettings, CallFailure>;
  }

  private counted(row: OrganisationRow): OrganisationRow {
    return { ...row, children: this.rows.filter(({ parent }) => parent === row.id).length };
  }

  private pathOf({ parent }: OrganisationRow): readonly { readonly id: string; readonly name: string }[] {
    const above = this.rows.find(({ id }) => id === parent);
    return above === undefined ? [] : [...this.pathOf(above), { id: above.id, name: above.name }];
  }
}
