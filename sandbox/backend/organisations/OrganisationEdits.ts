import { asSeen } from '@/domain/kernel/asSeen';
import { organisationId } from '#sandbox/domain/organisations/organisationId.rule';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { kindOfField } from '@/domain/organisations/settingFields';
import type { SettingSection } from '@/domain/organisations/SettingSection';
import { withoutCrisisContact } from '#sandbox/domain/organisations/withoutCrisisContact.rule';
import type { ClientLinkDto, NewOrganisationDto } from '@/infrastructure/http/organisations/organisationDtos';
import type { Author, ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Organisations } from './Organisations';
import type { StoredOrganisation } from './StoredOrganisation';

/** The changes to a section: absent stays, null is removed. */
export type Patch = Readonly<Record<string, unknown>>;

/** Names of organisations that a refusal carries. */
const NAMES_IN_REFUSAL = 10;

/** Changes organisations and writes the history of it. */
export class OrganisationEdits {
  constructor(
    private readonly organisations: Organisations,
    private readonly history: ChangeHistory,
  ) {}

  /** Fails with 400 UnknownParent, 409 OrganisationDisabled and 409 ConflictError; a repeated call changes nothing. */
  create(
    { id, parent, name, reason }: NewOrganisationDto,
    maxRedemptions: number | undefined,
    author: Author,
  ): StoredOrganisation {
    if (!organisationId({ id }))
      throw new BackendError(400, 'ValidationError', 'body.id: cannot be an organisation id');
    const existing = this.organisations.find(id);
    if (existing) {
      if (existing.parent === parent && existing.name === shownName(name)) return existing;
      throw new BackendError(409, 'ConflictError', 'Another organisation has this id.');
    }
    const above = this.organisations.find(parent);
    if (!above) throw new BackendError(400, 'UnknownParent', 'There is no such parent organisation.');
    if (!this.organisations.isOpen(parent))
      throw new BackendError(409, 'OrganisationDisabled', 'The parent, or an organisation above it, is disabled.');
    const created: StoredOrganisation = {
      id,
      parent,
      name: shownName(name),
      enabled: true,
      ...(maxRedemptions !== undefined && { maxRedemptions }),
      settings: { details: {}, subscription: {}, researchSettings: {}, appSettings: {}, clientLinks: {} },
    };
    this.organisations.put(created);
    this.history.add(thing(id), author, [`The organisation was created below ${above.name}.`], reason);
    return created;
  }

  rename(organisation: StoredOrganisation, name: string, author: Author, reason?: string): StoredOrganisation {
    if (shownName(name) === organisation.name) return organisation;
    const renamed = { ...organisation, name: shownName(name) };
    this.organisations.put(renamed);
    this.history.add(thing(organisation.id), author, [changed('name', organisation.name, renamed.name)], reason);
    return renamed;
  }

  /** Applies a JSON merge patch to a section. */
  change(
    organisation: StoredOrganisation,
    section: SettingSection,
    given: Patch,
    author: Author,
    reason?: string,
  ): StoredOrganisation {
    const patch = shownPatch(section, given);
    if ('crisisContact' in patch) this.demandCrisisContact(organisation, patch['crisisContact']);
    const before = organisation.settings[section] as Patch;
    const after = Object.fromEntries(
      Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null && value !== undefined),
    );
    const sentences = Object.keys(patch).flatMap(field =>
      same(before[field], after[field]) ? [] : [changed(field, before[field], after[field])],
    );
    const edited = { ...organisation, settings: { ...organisation.settings, [section]: after } };
    if (sentences.length === 0) return organisation;
    this.organisations.put(edited);
    this.history.add(thing(organisation.id), author, sentences, reason);
    return edited;
  }

  setEnabled(
    organisation: StoredOrganisation,
    enabled: boolean,
    { maxRedemptions, ...author }: Author & { readonly maxRedemptions?: number | undefined },
    reason?: string,
  ): void {
    const sentences = [
      ...(organisation.enabled === enabled ? [] : [`The organisation was ${enabled ? 'enabled' : 'disabled'}.`]),
      ...(maxRedemptions === undefined || maxRedemptions === organisation.maxRedemptions
        ? []
        : [changed('maxRedemptions', organisation.maxRedemptions, maxRedemptions)]),
    ];
    if (sentences.length === 0) return;
    this.organisations.put({ ...organisation, enabled, ...(maxRedemptions !== undefined && { maxRedemptions }) });
    this.history.add(thing(organisation.id), author, sentences, reason);
  }

  private demandCrisisContact({ id }: StoredOrganisation, next: unknown): void {
    const upwards = this.organisations.upwards(id).slice(1);
    const contact = (one: StoredOrganisation): SettingValue | null =>
      (one.settings.appSettings.crisisContact as SettingValue | undefined) ?? null;
    const above = upwards.map(one => ({ organisation: one.id, parent: one.parent ?? null, value: contact(one) }));
    const concerned = withoutCrisisContact({
      organisation: id,
      next: (next ?? null) as SettingValue | null,
      tree: [...this.organisations.treeOf(id, 'appSettings', 'crisisContact'), ...above],
      fallback: this.organisations.fallback('appSettings', 'crisisContact'),
    });
    if (concerned.length === 0) return;
    const names = concerned.slice(0, NAMES_IN_REFUSAL).map(one => this.organisations.get(one).name);
    const others = concerned.length - names.length;
    const rest = others > 0 ? [`and ${others} more`] : [];
    throw new BackendError(400, 'NoCrisisContact', [...names, ...rest].join('\n'));
  }
}

const thing = (id: string): string => `organisation/${id}`;

const labels: Readonly<Record<string, string>> = {
  name: 'name',
  kind: 'kind',
  region: 'region',
  contactName: 'contact name',
  contactEmail: 'contact email',
  contactPhone: 'contact phone',
  emailDomains: 'email domains',
  logo: 'logo',
  plan: 'plan',
  startsOn: 'first day',
  endsOn: 'last day',
  participation: 'participation in research',
  statement: 'research statement',
  modules: 'modules',
  colour: 'colour',
  welcomeText: 'welcome text',
  crisisContact: 'crisis contact',
  onboardingSurvey: 'onboarding survey',
  languages: 'languages',
  links: 'links',
  maxRedemptions: 'number of patients who may join',
};

/** Fields whose name is a plural. */
const plurals = new Set(['emailDomains', 'modules', 'languages', 'links']);

function changed(field: string, before: unknown, after: unknown): string {
  const was = plurals.has(field) ? 'were' : 'was';
  const [former, newer] = [inWords(before), inWords(after)];
  // The texts of a link do not include its icon and its group.
  if (former === newer) return `The icons or groups of the ${labels[field] ?? field} were changed.`;
  return `The ${labels[field] ?? field} ${was} changed from ${former} to ${newer}.`;
}

function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'inherited';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing';
  return `“${textOf(value)}”`;
}

/** Texts and numbers as they are, those of lists and objects after one another. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return `${value as string | number | boolean}`;
  return 'title' in value && 'url' in value ? linkText(value as ClientLinkDto) : textOf(Object.values(value));
}

/** A link with everything that decides where it leads and when it is shown. */
function linkText({ title, url, from, until }: ClientLinkDto): string {
  const days = [...(from ? [`from ${from}`] : []), ...(until ? [`until ${until}`] : [])].join(' ');
  return `${title} (${days === '' ? url : `${url}, ${days}`})`;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const shownName = (name: string): string => asSeen(name).trim();

/** Lines are stored as people see them, as the dashboard sends them; long texts are stored as they were written. */
const shownPatch = (section: SettingSection, patch: Patch): Patch =>
  Object.fromEntries(
    Object.entries(patch).map(([field, value]) => [
      field,
      kindOfField(section, field)?.kind === 'text' ? value : shownValue(value),
    ]),
  );

function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return shownName(value);
  if (Array.isArray(value)) return value.map(shownValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shownValue(part)]));
}
