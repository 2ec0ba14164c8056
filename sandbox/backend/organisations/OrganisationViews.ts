import type {
  AppSettingsDto,
  ClientLinksDto,
  MergedOrganisationV2Dto,
  OrganisationDetailsDto,
  OrganisationDto,
  OrganisationNameDto,
  OrganisationRowDto,
  OrganisationV2Dto,
  OwnOrganisationV2Dto,
  ResearchSettingsDto,
  SettingSourceDto,
  SubscriptionDto,
} from '@/infrastructure/http/organisations/organisationDtos';
import { regionZone } from '@/domain/kernel/regionZone';
import { linksShownAt } from '@/domain/organisations/linksShownAt';
import { SETTING_FIELDS, type SettingSection } from '@/domain/organisations/SettingSection';
import { subscriptionState, type SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import type { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import type { Members } from './Members';
import { settingNames, type Organisations } from './Organisations';
import type { StoredOrganisation } from './StoredOrganisation';

/** Seats of the codes of an organisation. */
export interface Seats {
  readonly codes: number;
  readonly used: number;
  /** Absent where one of the codes has no limit. */
  readonly all?: number;
}

export interface ViewDependencies {
  readonly organisations: Organisations;
  readonly members: Members;
  readonly history: ChangeHistory;
  readonly clock: { now(): number };
  readonly seatsOf: (organisation: string) => Seats;
}

/** The maximum number of inheriting organisations that an answer names for each setting. */
const NAMED_INHERITING = 20;

interface Sections {
  readonly details: OrganisationDetailsDto;
  readonly subscription: SubscriptionDto;
  readonly researchSettings: ResearchSettingsDto;
  readonly appSettings: AppSettingsDto;
  readonly clientLinks: ClientLinksDto;
}

/** Organisations as answers show them. */
export class OrganisationViews {
  constructor(private readonly dependencies: ViewDependencies) {}

  own({ name, settings }: StoredOrganisation): Sections {
    return { ...settings, details: { ...settings.details, name } };
  }

  merged({ id, name }: StoredOrganisation): Sections {
    const section = (named: SettingSection): Readonly<Record<string, unknown>> =>
      Object.fromEntries(
        SETTING_FIELDS[named].flatMap(field => {
          const { value } = this.dependencies.organisations.effective(id, named, field);
          return value === null ? [] : [[field, value]];
        }),
      );
    return {
      details: { ...section('details'), name },
      subscription: section('subscription'),
      researchSettings: section('researchSettings'),
      appSettings: section('appSettings'),
      clientLinks: section('clientLinks'),
    };
  }

  v1({ id, parent, enabled }: StoredOrganisation, { clientLinks: _, ...sections }: Sections): OrganisationDto {
    return { id, ...(parent !== undefined && { parent }), enabled, ...sections };
  }

  v2(one: StoredOrganisation, sections: Sections): OrganisationV2Dto {
    const { organisations, members, history } = this.dependencies;
    const [, ...above] = organisations.upwards(one.id);
    const below = organisations.below(one.id);
    const closed = above.find(({ enabled }) => !enabled);
    return {
      ...this.v1(one, sections),
      clientLinks: sections.clientLinks,
      ...(one.maxRedemptions !== undefined && { maxRedemptions: one.maxRedemptions }),
      path: above.map(named).reverse(),
      ...(closed && { disabledAbove: named(closed) }),
      organisationsBelow: below.length,
      patients: members.count(new Set([one.id, ...below.map(({ id }) => id)])),
      changes: [...history.changesOf(`organisation/${one.id}`)],
    };
  }

  mergedV2(one: StoredOrganisation): MergedOrganisationV2Dto {
    return { ...this.v2(one, this.merged(one)), sources: this.sources(one) };
  }

  /** The organisation as the patients' app reads it: links outside their days are left out. */
  ownV2(one: StoredOrganisation): OwnOrganisationV2Dto {
    const sections = this.merged(one);
    const sources = settingNames.map(([section, field]) => ({
      field: `${section}.${field}`,
      source: this.dependencies.organisations.effective(one.id, section, field).source.kind,
    }));
    const { links } = sections.clientLinks;
    const now = Math.floor(this.dependencies.clock.now() / 1000);
    const shown = links && linksShownAt(links, now, this.zoneOf(one.id));
    return { ...this.v1(one, sections), clientLinks: { ...(shown && { links: [...shown] }) }, sources };
  }

  row(one: StoredOrganisation): OrganisationRowDto {
    const { codes, used, all } = this.dependencies.seatsOf(one.id);
    return {
      id: one.id,
      name: one.name,
      ...(one.parent !== undefined && { parent: one.parent }),
      enabled: one.enabled,
      subscription: this.subscription(one.id).state,
      children: this.dependencies.organisations.countChildren(one.id),
      codes,
      seatsUsed: used,
      ...(all !== undefined && { seats: all }),
    };
  }

  hit(one: StoredOrganisation): OrganisationRowDto {
    const [, ...above] = this.dependencies.organisations.upwards(one.id);
    return { ...this.row(one), path: above.map(named).reverse() };
  }

  /** The state of the subscription in effect; `endsAt` in seconds since 1970. */
  subscription(id: string): SubscriptionStatus & { readonly endsAt: number | null } {
    const endsOn = this.textOf(id, 'subscription', 'endsOn');
    const span = { startsOn: this.textOf(id, 'subscription', 'startsOn'), endsOn, zone: this.zoneOf(id) };
    const state = subscriptionState({ ...span, now: Math.floor(this.dependencies.clock.now() / 1000) });
    if (endsOn === null || state.state === 'unknown') return { ...state, endsAt: null };
    const endsAt = state.state === 'endsSoon' ? state.until : this.endOf(span);
    return { ...state, endsAt };
  }

  /** The time zone of an organisation's days. */
  private zoneOf(id: string): string {
    return regionZone(this.textOf(id, 'details', 'region') === 'Australia' ? 'Australia' : 'UK');
  }

  private textOf(id: string, section: SettingSection, field: string): string | null {
    const { value } = this.dependencies.organisations.effective(id, section, field);
    return typeof value === 'string' && value !== '' ? value : null;
  }

  private endOf(span: { readonly startsOn: string | null; readonly endsOn: string | null; readonly zone: string }) {
    const first = subscriptionState({ ...span, now: 0, startsOn: null });
    return first.until === null ? null : subscriptionState({ ...span, startsOn: null, now: first.until }).until;
  }

  private sources({ id }: StoredOrganisation): SettingSourceDto[] {
    const { organisations } = this.dependencies;
    const inheriting = organisations.inheriting(id);
    return settingNames.map(([section, field]) => {
      const name = `${section}.${field}`;
      const { source } = organisations.effective(id, section, field);
      const below = inheriting.get(name) ?? [];
      return {
        field: name,
        source: source.kind,
        ...(source.kind === 'inherited' && { from: named(organisations.get(source.from)) }),
        heirs: below.length,
        firstHeirs: below.slice(0, NAMED_INHERITING).map(named),
      };
    });
  }
}

export const named = ({ id, name }: StoredOrganisation): OrganisationNameDto => ({ id, name });
