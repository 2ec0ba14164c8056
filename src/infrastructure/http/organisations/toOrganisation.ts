import type { Change } from '@/domain/kernel/Change';
import type { Organisation, SettingInEffect, SettingsInEffect } from '@/domain/organisations/Organisation';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import { SETTING_FIELDS, type SettingSection } from '@/domain/organisations/SettingSection';
import type { ClientLink, CrisisContact, OwnSection } from '@/domain/organisations/SettingValues';
import type {
  ChangeDto,
  ClientLinkDto,
  CrisisContactDto,
  MergedOrganisationV2Dto,
  OrganisationNameDto,
  SettingSourceDto,
} from './organisationDtos';

/** The sections of an answer, by the names that they have there. */
type SectionDtos = Pick<MergedOrganisationV2Dto, SettingSection>;

export function toOrganisation(dto: MergedOrganisationV2Dto): Organisation {
  return {
    id: dto.id,
    name: dto.details.name,
    path: dto.path.map(toName),
    enabled: dto.enabled,
    ...(dto.disabledAbove && { disabledAbove: toName(dto.disabledAbove) }),
    ...(dto.maxRedemptions !== undefined && { maxRedemptions: dto.maxRedemptions }),
    organisationsBelow: dto.organisationsBelow,
    patients: dto.patients,
    changes: dto.changes.map(toChange),
    settings: toSettings(dto, dto.sources),
  };
}

/** The own values of a section: what is absent is not set. */
export function toOwnSection<S extends SettingSection>(section: S, dto: SectionDtos[S]): OwnSection<S> {
  const values = valuesOf(section, dto);
  const own = Object.fromEntries(SETTING_FIELDS[section].map(field => [field, values(field)]));
  return (section === 'details' ? { name: (dto as SectionDtos['details']).name, ...own } : own) as OwnSection<S>;
}

const toName = ({ id, name }: OrganisationNameDto): OrganisationName => ({ id, name });

export const toChange = ({ at, byUserId, byName, sentence, reason, requestId }: ChangeDto): Change => ({
  at: Date.parse(at),
  byUserId,
  byName,
  sentence,
  ...(reason !== undefined && { reason }),
  ...(requestId !== undefined && { requestId }),
});

function toSettings(dto: SectionDtos, sources: readonly SettingSourceDto[]): SettingsInEffect {
  const byField = new Map(sources.map(source => [source.field, source]));
  const inEffect = <S extends SettingSection>(section: S): SettingsInEffect[S] => {
    const values = valuesOf(section, dto[section]);
    const settings = SETTING_FIELDS[section].map(
      field => [field, { value: values(field), ...toSource(byField.get(`${section}.${field}`)) }] as const,
    );
    return Object.fromEntries(settings) as SettingsInEffect[S];
  };
  return {
    details: inEffect('details'),
    subscription: inEffect('subscription'),
    researchSettings: inEffect('researchSettings'),
    appSettings: inEffect('appSettings'),
    clientLinks: inEffect('clientLinks'),
  };
}

function toSource(dto: SettingSourceDto | undefined): Pick<SettingInEffect<unknown>, 'source' | 'inheriting'> {
  if (dto === undefined) return { source: { kind: 'unknown' }, inheriting: undefined };
  const inheriting = { count: dto.heirs, first: dto.firstHeirs.map(toName) };
  if (dto.source !== 'inherited') return { source: { kind: dto.source }, inheriting };
  return { source: dto.from ? { kind: 'inherited', from: toName(dto.from) } : { kind: 'unknown' }, inheriting };
}

/** The value of a field as the domain has it; null where it is absent. */
function valuesOf<S extends SettingSection>(section: S, dto: SectionDtos[S]): (field: string) => unknown {
  const values = dto as Readonly<Record<string, unknown>>;
  return field => {
    const value = values[field];
    if (value === undefined || value === null) return null;
    if (section === 'appSettings' && field === 'crisisContact') return toCrisisContact(value as CrisisContactDto);
    return section === 'clientLinks' ? (value as readonly ClientLinkDto[]).map(toClientLink) : value;
  };
}

const toCrisisContact = ({ name, phone = '', textMessage = '', url = '' }: CrisisContactDto): CrisisContact => ({
  name,
  phone,
  textMessage,
  url,
});

const toClientLink = ({ id, title, url, icon, from = '', until = '', group = '' }: ClientLinkDto): ClientLink => ({
  id,
  title,
  url,
  icon,
  from,
  until,
  group,
});
