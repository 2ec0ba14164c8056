import { isSameValue } from '../kernel/forms/isSameValue';
import type { SettingValue } from './resolveSetting.rule';

/** The settings of one generation by their full name, such as `appSettings.colour`; what is not set is absent. */
export type NamedSettings = Readonly<Record<string, SettingValue>>;

/** One setting as both generations of the calls answer it; null where one does not have it. */
export interface ComparedSetting {
  readonly name: string;
  readonly v1: SettingValue | null;
  readonly v2: SettingValue | null;
  readonly differs: boolean;
}

/** Sections that only the second generation of the calls knows. */
const ONLY_V2 = ['clientLinks'];

/** Every setting that at least one of the generations has, in the order of their names. */
export function generationDifferences(v1: NamedSettings, v2: NamedSettings): readonly ComparedSetting[] {
  const names = [...new Set([...Object.keys(v1), ...Object.keys(v2)])].sort();
  return names
    .filter(name => !ONLY_V2.includes(name.split('.')[0] ?? ''))
    .map(name => {
      const [one, other] = [v1[name] ?? null, v2[name] ?? null];
      return { name, v1: one, v2: other, differs: !isSameValue(one, other) };
    });
}
