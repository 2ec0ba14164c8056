import { resolveSetting, type EffectiveValue, type SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { changesBelow } from '#sandbox/domain/organisations/changesBelow.rule';
import type { TreeValue } from '#sandbox/domain/organisations/inheritingOrganisations';
import { MOST_ORGANISATIONS_FOUND } from '@/domain/organisations/OrganisationRow';
import { SETTING_FIELDS, type SettingSection } from '@/domain/organisations/SettingSection';
import { stripDiacritics } from '@/domain/kernel/stripDiacritics';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { StoredOrganisation } from './StoredOrganisation';

/** The tree before any change; always the same. */
export interface SeededTree {
  readonly root: string;
  organisation(id: string): StoredOrganisation | undefined;
  childrenOf(parent: string | undefined): readonly string[];
}

/** Settings in effect where no organisation upwards has a value. */
const defaults: Readonly<Record<string, SettingValue>> = {
  'appSettings.modules': ['chat'],
  'appSettings.colour': '#1f5f8b',
  'appSettings.languages': ['en-GB'],
  'researchSettings.participation': 'none',
  'clientLinks.links': [],
};

/** Every field of the settings by its full name, such as `appSettings.colour`. */
export const settingNames: readonly (readonly [SettingSection, string])[] = (
  Object.keys(SETTING_FIELDS) as SettingSection[]
).flatMap(section => SETTING_FIELDS[section].map(field => [section, field] as const));

export const ownValue = (
  { settings }: StoredOrganisation,
  section: SettingSection,
  field: string,
): SettingValue | null => (settings[section] as Readonly<Record<string, SettingValue | undefined>>)[field] ?? null;

/** The tree of organisations. An unchanged one uses no memory. */
export class Organisations {
  private readonly changed = new JournalledMap<StoredOrganisation>('organisations');

  constructor(private readonly seeded: SeededTree) {}

  attachTo(journal: JournalHost): this {
    this.changed.attachTo(journal);
    return this;
  }

  get root(): string {
    return this.seeded.root;
  }

  find(id: string): StoredOrganisation | undefined {
    return this.changed.get(id) ?? this.seeded.organisation(id);
  }

  /** Refuses with 404 where there is no such organisation. */
  get(id: string): StoredOrganisation {
    const found = this.find(id);
    if (!found) throw new BackendError(404, 'NotFound', 'There is no such organisation.');
    return found;
  }

  put(organisation: StoredOrganisation): void {
    this.changed.put(organisation.id, organisation);
  }

  /** By name, or by id where names are equal. */
  childrenOf(parent: string | undefined): readonly StoredOrganisation[] {
    const created = [...this.changed.values()]
      .filter(one => one.parent === parent && this.seeded.organisation(one.id) === undefined)
      .map(({ id }) => id);
    return this.all([...this.seeded.childrenOf(parent), ...created]).sort(byName);
  }

  countChildren(parent: string): number {
    return this.childrenOf(parent).length;
  }

  /** Everything below, level by level. */
  below(id: string): readonly StoredOrganisation[] {
    const found: StoredOrganisation[] = [];
    let level = this.childrenOf(id);
    while (level.length > 0) {
      found.push(...level);
      level = level.flatMap(child => this.childrenOf(child.id));
    }
    return found;
  }

  /** The organisation itself first, then its parent, up to the root. */
  upwards(id: string): readonly StoredOrganisation[] {
    const chain: StoredOrganisation[] = [];
    for (let one = this.find(id); one !== undefined; one = one.parent === undefined ? undefined : this.find(one.parent))
      chain.push(one);
    return chain;
  }

  /** True if it and everything above it is enabled. */
  isOpen(id: string): boolean {
    return this.upwards(id).every(({ enabled }) => enabled);
  }

  effective(id: string, section: SettingSection, field: string): EffectiveValue {
    return resolveSetting({
      upwards: this.upwards(id).map(one => ({ organisation: one.id, value: ownValue(one, section, field) })),
      fallback: this.fallback(section, field),
    });
  }

  fallback(section: SettingSection, field: string): SettingValue | null {
    return defaults[`${section}.${field}`] ?? null;
  }

  /** The organisation and all below it with their own value of a setting. */
  treeOf(id: string, section: SettingSection, field: string): readonly TreeValue[] {
    return [this.get(id), ...this.below(id)].map(one => ({
      organisation: one.id,
      parent: one.parent ?? null,
      value: ownValue(one, section, field),
    }));
  }

  /** For each setting the organisations below that inherit it from this one. */
  inheriting(id: string): ReadonlyMap<string, readonly StoredOrganisation[]> {
    const tree = [this.get(id), ...this.below(id)];
    const byId = new Map(tree.map(one => [one.id, one]));
    return new Map(
      settingNames.map(([section, field]) => {
        const values = tree.map(one => ({
          organisation: one.id,
          parent: one.parent ?? null,
          value: ownValue(one, section, field),
        }));
        const changed = changesBelow({ organisation: id, tree: values });
        return [`${section}.${field}`, changed.flatMap(below => byId.get(below) ?? [])] as const;
      }),
    );
  }

  /** Those whose name has every word of the term, names that begin with it first. */
  search(term: string): readonly StoredOrganisation[] {
    const wanted = folded(term);
    const words = wanted.split(' ').filter(word => word !== '');
    if (words.length === 0) return [];
    const root = this.get(this.root);
    const hits = [root, ...this.below(root.id)].flatMap(one => {
      const name = folded(one.name);
      return words.every(word => name.includes(word)) ? [{ one, first: name.startsWith(wanted) }] : [];
    });
    return hits
      .sort((a, b) => Number(b.first) - Number(a.first) || byName(a.one, b.one))
      .slice(0, MOST_ORGANISATIONS_FOUND)
      .map(({ one }) => one);
  }

  private all(ids: readonly string[]): StoredOrganisation[] {
    return ids.flatMap(id => this.find(id) ?? []);
  }
}

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const byName = (a: StoredOrganisation, b: StoredOrganisation): number =>
  order.compare(a.name, b.name) || order.compare(a.id, b.id);

const folded = (text: string): string => stripDiacritics(text).toLowerCase().trim();
