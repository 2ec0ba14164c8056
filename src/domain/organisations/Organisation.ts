import type { Change } from '../kernel/Change';
import type { OrganisationName } from './OrganisationRow';
import type { SettingValue } from './resolveSetting.rule';
import type { SettingValues } from './SettingValues';
import type { SettingSection } from './SettingSection';

/** The source of an effective setting; `unknown` if the server does not say. */
export type SettingSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'inherited'; readonly from: OrganisationName }
  | { readonly kind: 'default' }
  | { readonly kind: 'unknown' };

/** The descendants that inherit a setting from an organisation. */
export interface InheritingOrganisations {
  readonly count: number;
  /** Some of them. */
  readonly first: readonly OrganisationName[];
}

export interface SettingInEffect<T> {
  /** Null if neither an organisation nor the default has a value. */
  readonly value: T | null;
  readonly source: SettingSource;
  /** Undefined if the server does not say. */
  readonly inheriting: InheritingOrganisations | undefined;
}

/** The effective settings of an organisation, by section and field. */
export type SettingsInEffect = {
  readonly [S in SettingSection]: { readonly [F in keyof SettingValues[S]]: SettingInEffect<SettingValues[S][F]> };
};

/** One organisation with all data of its pages. */
export interface Organisation extends OrganisationName {
  /** From the root down to the parent; empty for the root. */
  readonly path: readonly OrganisationName[];
  readonly enabled: boolean;
  /** The nearest organisation above that is disabled. */
  readonly disabledAbove?: OrganisationName;
  /** Maximum number of patients; absent for no limit. */
  readonly maxRedemptions?: number;
  readonly organisationsBelow: number;
  /** Patients of this organisation and its descendants. */
  readonly patients: number;
  /** The newest changes, newest first. */
  readonly changes: readonly Change[];
  readonly settings: SettingsInEffect;
}

/** The provider itself is the root of the tree. */
export const isProvider = ({ path }: Pick<Organisation, 'path'>): boolean => path.length === 0;

/** Returns the effective setting; undefined for other fields, such as the name. */
export function settingInEffect(
  { settings }: Pick<Organisation, 'settings'>,
  section: SettingSection,
  field: string,
): SettingInEffect<SettingValue> | undefined {
  return (settings[section] as Readonly<Record<string, SettingInEffect<SettingValue>>>)[field];
}

/** Returns descendants that change with a field; none if it is never inherited, undefined if unknown. */
export function inheritingOrganisationsOf(
  organisation: Organisation,
  section: SettingSection,
  field: string,
): InheritingOrganisations | undefined {
  const setting = settingInEffect(organisation, section, field);
  return setting === undefined ? { count: 0, first: [] } : setting.inheriting;
}
