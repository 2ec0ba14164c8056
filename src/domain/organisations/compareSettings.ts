import { isSameValue } from '../kernel/forms/isSameValue';
import type { SettingValue } from './resolveSetting.rule';

/** Settings of one generation by full name, such as `appSettings.colour`; unset ones are absent. */
export type NamedSettings = Readonly<Record<string, SettingValue>>;

/** One setting in both generations of the calls; null if one lacks it. */
export interface ComparedSetting {
  readonly name: string;
  readonly v1: SettingValue | null;
  readonly v2: SettingValue | null;
  readonly differs: boolean;
}

/** Sections that only the second generation of the calls knows. */
const ONLY_V2 = ['clientLinks'];

/** Returns all settings of either generation, ordered by name. */
export function compareSettings(v1: NamedSettings, v2: NamedSettings): readonly ComparedSetting[] {
  const names = [...new Set([...Object.keys(v1), ...Object.keys(v2)])].sort();
  return names
    .filter(name => !ONLY_V2.includes(name.split('.')[0] ?? ''))
    .map(name => {
      const [first, second] = [v1[name] ?? null, v2[name] ?? null];
      return { name, v1: first, v2: second, differs: !isSameValue(first, second) };
    });
}
