import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  CreateOrganisationFailure,
  Enabling,
  MoveToOrganisationFailure,
  NewOrganisation,
  OrganisationGateway,
  OrganisationPage,
  PatientMove,
  CallGeneration,
  SettingsView,
} from '@/application/organisations/ports/OrganisationGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { NamedSettings } from '@/domain/organisations/compareSettings';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { SETTING_FIELDS, type SettingSection } from '@/domain/organisations/SettingSection';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import { organisationEndpoints } from '../endpoints/organisations';
import type { BackendFailure } from '../client/BackendFailure';
import { mapAnswer } from '../client/mapAnswer';
import { toCallAnswer, toCallDone, toCallFailure } from '../client/toCallAnswer';
import type { OrganisationRowDto } from './organisationDtos';

/** Rows of a page: a screen or two. */
const ROWS = 100;

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409], ownWords: true } as const satisfies CallOptions;

export class AxiosOrganisationGateway implements OrganisationGateway {
  constructor(private readonly backend: BackendClient) {}

  async listChildren(parent: string | undefined, after?: string): Promise<Result<OrganisationPage, CallFailure>> {
    const query = {
      pageSize: ROWS,
      ...(parent !== undefined && { parentOrganisation: parent }),
      ...(after !== undefined && { lastPage: after }),
    };
    const answer = await this.backend.call(organisationEndpoints.list, { query }, call);
    return toCallAnswer(answer, ({ organisations, total, lastPage }, { unreadable }) => ({
      rows: organisations.map(toRow),
      total,
      ...(lastPage !== undefined && { next: lastPage }),
      unreadable,
    }));
  }

  async search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, CallFailure>> {
    const answer = await this.backend.call(organisationEndpoints.search, { query: { term } }, call);
    return toCallAnswer(answer, (rows, { unreadable }) => ({
      rows: rows.map(toRow),
      total: rows.length + unreadable,
      unreadable,
    }));
  }

  async create({ maxRedemptions, ...body }: NewOrganisation): Promise<Result<string, CreateOrganisationFailure>> {
    const query = { ...(maxRedemptions !== undefined && { maxRedemptions }) };
    const answer = await this.backend.call(organisationEndpoints.create, { query, body }, call);
    return mapAnswer(answer, created => created.trim(), toCreateFailure);
  }

  async setEnabled(
    organisation: string,
    { enabled, reason, maxRedemptions }: Enabling,
  ): Promise<Result<void, CallFailure>> {
    const path = { organisation };
    const body = { reason };
    const query = { ...(maxRedemptions !== undefined && { maxRedemptions }) };
    return toCallDone(
      enabled
        ? await this.backend.call(organisationEndpoints.enable, { path, query, body }, call)
        : await this.backend.call(organisationEndpoints.disable, { path, body }, call),
    );
  }

  async moveToOrganisation({
    organisationId,
    patientId,
    reason,
  }: PatientMove): Promise<Result<void, MoveToOrganisationFailure>> {
    const path = { organisation: organisationId, patient: patientId };
    const answer = await this.backend.call(organisationEndpoints.moveToOrganisation, { path, body: { reason } }, call);
    if (answer.ok) return ok(undefined);
    const { failure } = answer;
    if (failure.kind === 'refused' && failure.token === 'OrganisationDisabled')
      return fail({ kind: 'organisationDisabled' });
    if (failure.kind === 'refused' && failure.token === 'AlreadyJoined') return fail({ kind: 'alreadyHere' });
    return fail(toCallFailure(failure));
  }

  async readSettings(
    organisation: string,
    generation: CallGeneration,
    view: SettingsView,
  ): Promise<Result<NamedSettings, CallFailure>> {
    const path = { organisation };
    if (generation === 'v1') {
      const endpoint = view === 'merged' ? organisationEndpoints.merged : organisationEndpoints.unmerged;
      return toCallAnswer(await this.backend.call(endpoint, { path }, call), toNamedSettings);
    }
    const endpoint = view === 'merged' ? organisationEndpoints.mergedV2 : organisationEndpoints.unmergedV2;
    return toCallAnswer(await this.backend.call(endpoint, { path }, call), toNamedSettings);
  }
}

/** All fields of all sections in an answer; absent fields are not set. */
function toNamedSettings(dto: Partial<Readonly<Record<SettingSection, object>>>): NamedSettings {
  const sections = Object.keys(SETTING_FIELDS) as SettingSection[];
  return Object.fromEntries(
    sections.flatMap(section =>
      Object.entries(dto[section] ?? {}).flatMap(([field, value]: [string, SettingValue | undefined]) =>
        value === undefined ? [] : [[`${section}.${field}`, value] as const],
      ),
    ),
  );
}

const createFailures: Readonly<Record<string, 'idTaken' | 'unknownParent' | 'organisationDisabled'>> = {
  ConflictError: 'idTaken',
  UnknownParent: 'unknownParent',
  OrganisationDisabled: 'organisationDisabled',
};

function toCreateFailure(failure: BackendFailure): CreateOrganisationFailure {
  const kind = failure.kind === 'refused' ? createFailures[failure.token] : undefined;
  return kind === undefined ? toCallFailure(failure) : { kind };
}

const toRow = ({ seatsUsed, seats, parent, path, id, name, ...dto }: OrganisationRowDto): OrganisationRow => ({
  id,
  name,
  enabled: dto.enabled,
  subscription: dto.subscription,
  children: dto.children,
  codes: dto.codes,
  ...(parent !== undefined && { parent }),
  seats: { used: seatsUsed, ...(seats !== undefined && { all: seats }) },
  ...(path !== undefined && { path: path.map(above => ({ id: above.id, name: above.name })) }),
});
