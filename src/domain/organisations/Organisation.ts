import type { OrganisationName } from './OrganisationRow';
import type { SettingValue } from './resolveSetting.rule';
import type { SettingValues } from './SettingValues';
import type { SettingSection } from './SettingSection';

/** One entry of the history of an organisation or an access code. */
export interface Change {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly byUserId?: string;
  readonly byName: string;
  /** In the words of the server, with what was there before and what is there now. */
  readonly sentence: string;
  readonly reason?: string;
  readonly requestId?: string;
}

/** The identity of one entry of a history, or of none; never empty. */
export const changeKey = (change: Change | undefined): string =>
  JSON.stringify(change === undefined ? null : [change.at, change.sentence, change.requestId ?? null]);

/** The entries since one that was seen, the newest first; all where that one is none of the newest any more. */
export function changesSince(changes: readonly Change[], seen: string): readonly Change[] {
  const place = changes.findIndex(change => changeKey(change) === seen);
  return place < 0 ? changes : changes.slice(0, place);
}

/** Where a setting in effect comes from; `unknown` where the server does not say it. */
export type SettingSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'inherited'; readonly from: OrganisationName }
  | { readonly kind: 'default' }
  | { readonly kind: 'unknown' };

/** The organisations below one that have the same value of a setting because they inherit it. */
export interface Heirs {
  readonly count: number;
  /** Some of them. */
  readonly first: readonly OrganisationName[];
}

export interface SettingInEffect<T> {
  /** Null where neither an organisation nor the default has a value. */
  readonly value: T | null;
  readonly source: SettingSource;
  /** Undefined where the server does not say it. */
  readonly heirs: Heirs | undefined;
}

/** The settings of an organisation as they are in effect, by section and field. */
export type SettingsInEffect = {
  readonly [S in SettingSection]: { readonly [F in keyof SettingValues[S]]: SettingInEffect<SettingValues[S][F]> };
};

/** One organisation with everything that its pages show. */
export interface Organisation extends OrganisationName {
  /** From the root down to the parent; empty for the root. */
  readonly path: readonly OrganisationName[];
  readonly enabled: boolean;
  /** The nearest organisation above that is disabled. */
  readonly disabledAbove?: OrganisationName;
  /** How many patients may join in all; absent without a limit. */
  readonly maxRedemptions?: number;
  readonly organisationsBelow: number;
  /** Of this organisation and all below it. */
  readonly patients: number;
  /** The newest changes, newest first. */
  readonly changes: readonly Change[];
  readonly settings: SettingsInEffect;
}

/** The provider itself is the root of the tree. */
export const isProvider = ({ path }: Pick<Organisation, 'path'>): boolean => path.length === 0;

/** The setting in effect; undefined for what is no setting, such as the name. */
export function settingInEffect(
  { settings }: Pick<Organisation, 'settings'>,
  section: SettingSection,
  field: string,
): SettingInEffect<SettingValue> | undefined {
  return (settings[section] as Readonly<Record<string, SettingInEffect<SettingValue>>>)[field];
}

/** The organisations below that change with a field; none for what is never inherited, undefined where unknown. */
export function heirsOfField(organisation: Organisation, section: SettingSection, field: string): Heirs | undefined {
  const setting = settingInEffect(organisation, section, field);
  return setting === undefined ? { count: 0, first: [] } : setting.heirs;
}
