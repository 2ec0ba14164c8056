import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type { Enabling } from '@/application/organisations/ports/OrganisationGateway';
import type {
  OrganisationSettingsGateway,
  SectionChange,
  ChangeFailure,
  SettingsFailure,
} from '@/application/organisations/ports/OrganisationSettingsGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { inheritingOrganisations, type TreeValue } from '#sandbox/domain/organisations/inheritingOrganisations';
import type { Change } from '@/domain/kernel/Change';
import type { Organisation, SettingInEffect, SettingsInEffect } from '@/domain/organisations/Organisation';
import type { OrganisationName } from '@/domain/organisations/OrganisationRow';
import { resolveSetting, type SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { SETTING_FIELDS, type SettingSection } from '@/domain/organisations/SettingSection';
import type { OwnSection } from '@/domain/organisations/SettingValues';
import { withoutCrisisContact } from '#sandbox/domain/organisations/withoutCrisisContact.rule';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Own = Readonly<Record<string, SettingValue | null>>;

interface Held {
  readonly id: string;
  readonly name: string;
  readonly parent?: string;
  readonly enabled: boolean;
  readonly maxRedemptions?: number;
  readonly own: Readonly<Record<SettingSection, Own>>;
  readonly changes: readonly Change[];
}

const defaults: Readonly<Record<string, SettingValue>> = { 'appSettings.modules': ['chat'] };
const nothing: Held['own'] = { details: {}, subscription: {}, researchSettings: {}, appSettings: {}, clientLinks: {} };

/** The settings of a tree of organisations in memory; the first one added is the provider. */
export class FakeOrganisationSettingsGateway implements OrganisationSettingsGateway {
  readonly planned = new PlannedFailures<'read' | 'readOwn' | 'change', ChangeFailure>();
  /** Every change in order of arrival. */
  readonly received: SectionChange<SettingSection>[] = [];
  /** The time of a change; without it, changes are counted. */
  now: (() => number) | undefined;
  private readonly held = new Map<string, Held>();

  add(id: string, name: string, parent?: string, own: Partial<Held['own']> = {}, enabled = true): this {
    const place = { id, name, ...(parent !== undefined && { parent }) };
    this.held.set(id, { ...place, enabled, own: { ...nothing, ...own }, changes: [] });
    return this;
  }

  /** Adds another change of an organisation to its history. */
  addChange(id: string, sentence: string, reason: string, by = { byUserId: 'dana', byName: 'Dana Whitfield' }): void {
    const one = this.get(id);
    const entry = { at: this.now?.() ?? one.changes.length + 1, ...by, sentence, reason };
    this.held.set(id, { ...one, changes: [entry, ...one.changes] });
  }

  /** Enables or disables an organisation as a colleague. */
  setEnabled(id: string, { enabled, maxRedemptions, reason }: Enabling): void {
    const one = this.get(id);
    const sentence = `The organisation was ${enabled ? 'enabled' : 'disabled'}.`;
    const entry = { at: one.changes.length + 1, byName: 'Dana Whitfield', sentence, reason };
    this.held.set(id, {
      ...one,
      enabled,
      ...(maxRedemptions !== undefined && { maxRedemptions }),
      changes: one.enabled === enabled ? one.changes : [entry, ...one.changes],
    });
  }

  /** Saves as a colleague, without a call of this window. */
  put(id: string, section: SettingSection, values: Own): void {
    const one = this.get(id);
    this.held.set(id, { ...one, own: { ...one.own, [section]: { ...one.own[section], ...values } } });
  }

  /** The current organisation, without a call of any window. */
  organisationNow(id: string): Organisation {
    return this.organisation(this.get(id));
  }

  /** Adds a colleague's change to the history. */
  recordChange(id: string, change: Change): void {
    const one = this.get(id);
    this.held.set(id, { ...one, changes: [change, ...one.changes] });
  }

  /** The current own values of a section, without a call. */
  ownNow(id: string, section: SettingSection): Own {
    return this.get(id).own[section];
  }

  async read(organisationId: string): Promise<Result<Organisation, CallFailure>> {
    return this.planned.carry('read', () =>
      this.held.has(organisationId) ? ok(this.organisation(this.get(organisationId))) : fail({ kind: 'notFound' }),
    ) as Result<Organisation, CallFailure>;
  }

  async readOwn<S extends SettingSection>(
    organisationId: string,
    section: S,
  ): Promise<Result<Versioned<OwnSection<S>>, CallFailure>> {
    return this.planned.carry('readOwn', () =>
      this.held.has(organisationId) ? ok(this.section(organisationId, section)) : fail({ kind: 'notFound' }),
    ) as Result<Versioned<OwnSection<S>>, CallFailure>;
  }

  async change<S extends SettingSection>(
    change: SectionChange<S>,
  ): Promise<Result<Versioned<OwnSection<S>>, ChangeFailure>> {
    return this.planned.carry<Versioned<OwnSection<S>>>('change', () => {
      const { organisationId, section, changes, etag, reason } = change;
      this.received.push(change);
      if (!this.held.has(organisationId)) return fail({ kind: 'notFound' });
      if (this.section(organisationId, section).etag !== etag) return fail({ kind: 'changedMeanwhile' });
      const refused = this.refusalOf(organisationId, section, changes as Own);
      if (refused !== undefined) return fail(refused);
      const { name, ...values } = changes as Own & { readonly name?: string };
      const one = this.get(organisationId);
      const sentence = `Changed: ${Object.keys(changes).join(', ')}.`;
      const entry = { at: 0, byName: 'Dana Whitfield', sentence, reason };
      this.held.set(organisationId, {
        ...one,
        ...(name !== undefined && { name }),
        own: { ...one.own, [section]: { ...one.own[section], ...values } },
        changes: [entry, ...one.changes],
      });
      return ok(this.section(organisationId, section));
    });
  }

  private refusalOf(id: string, section: SettingSection, changes: Own): SettingsFailure | undefined {
    const { startsOn, endsOn } = { ...this.get(id).own.subscription, ...(section === 'subscription' && changes) };
    if (typeof startsOn === 'string' && typeof endsOn === 'string' && endsOn !== '' && endsOn < startsOn)
      return { kind: 'invalidSpan' };
    if (typeof changes['logo'] === 'string' && changes['logo'] !== '' && !changes['logo'].startsWith('/picture/'))
      return { kind: 'invalidImage' };
    if (!('crisisContact' in changes)) return undefined;
    const concerned = withoutCrisisContact({
      organisation: id,
      next: changes['crisisContact'] ?? null,
      tree: this.tree('appSettings', 'crisisContact'),
      fallback: null,
    });
    return concerned.length === 0
      ? undefined
      : { kind: 'noCrisisContact', organisations: concerned.map(one => this.get(one).name) };
  }

  private section<S extends SettingSection>(id: string, section: S): Versioned<OwnSection<S>> {
    const { name, own } = this.get(id);
    const values = Object.fromEntries(SETTING_FIELDS[section].map(field => [field, own[section][field] ?? null]));
    const value = section === 'details' ? { name, ...values } : values;
    return { value: value as OwnSection<S>, etag: `"${JSON.stringify(value)}"` };
  }

  private organisation({ id, name, enabled, maxRedemptions, changes }: Held): Organisation {
    const path = this.upwards(id).slice(1).reverse();
    const disabled = path.findLast(above => !above.enabled);
    return {
      ...{ id, name, enabled, changes, patients: 0 },
      ...(maxRedemptions !== undefined && { maxRedemptions }),
      path: path.map(toName),
      organisationsBelow: inheritingOrganisations(
        id,
        this.tree('details', 'kind').map(one => ({ ...one, value: null })),
      ).length,
      ...(disabled && { disabledAbove: toName(disabled) }),
      settings: this.settings(id),
    };
  }

  private settings(id: string): SettingsInEffect {
    const sections = (Object.keys(SETTING_FIELDS) as SettingSection[]).map(section => [
      section,
      Object.fromEntries(SETTING_FIELDS[section].map(field => [field, this.inEffect(id, section, field)])),
    ]);
    return Object.fromEntries(sections) as SettingsInEffect;
  }

  private inEffect(id: string, section: SettingSection, field: string): SettingInEffect<SettingValue> {
    const upwards = this.upwards(id).map(one => ({ organisation: one.id, value: one.own[section][field] ?? null }));
    const { value, source } = resolveSetting({ upwards, fallback: defaults[`${section}.${field}`] ?? null });
    const inheriting = inheritingOrganisations(id, this.tree(section, field));
    return {
      value,
      source: source.kind === 'inherited' ? { kind: source.kind, from: toName(this.get(source.from)) } : source,
      inheriting: { count: inheriting.length, first: inheriting.slice(0, 20).map(below => toName(this.get(below))) },
    };
  }

  private tree(section: SettingSection, field: string): readonly TreeValue[] {
    return [...this.held.values()].map(({ id, parent = null, own }) => ({
      organisation: id,
      parent,
      value: own[section][field] ?? null,
    }));
  }

  private upwards(id: string): readonly Held[] {
    const one = this.get(id);
    return one.parent === undefined ? [one] : [one, ...this.upwards(one.parent)];
  }

  private get(id: string): Held {
    const one = this.held.get(id);
    if (one === undefined) throw new Error(`There is no organisation ${id}.`);
    return one;
  }
}

const toName = ({ id, name }: Held): OrganisationName => ({ id, name });
