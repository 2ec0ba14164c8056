import {
  inheritingOrganisationsOf,
  type InheritingOrganisations,
  type Organisation,
} from '@/domain/organisations/Organisation';
import type { FormFieldName, FormSection } from '@/domain/organisations/settingFields';

/** A setting of the form that will be saved, and the organisations below that change with it. */
export interface SettingChange {
  readonly field: FormFieldName;
  /** Undefined if unknown. */
  readonly inheriting: InheritingOrganisations | undefined;
}

export const settingChanges = (
  organisation: Organisation | undefined,
  section: FormSection,
  fields: readonly FormFieldName[],
): readonly SettingChange[] =>
  fields.map(field => ({ field, inheriting: organisation && inheritingOrganisationsOf(organisation, section, field) }));

export interface WidestChange {
  readonly field: FormFieldName;
  readonly count: number;
}

/** The change that most organisations below inherit; undefined if none does. */
export function widestOf(changes: readonly SettingChange[]): WidestChange | undefined {
  const counts = changes.map(({ field, inheriting }) => ({ field, count: inheriting?.count ?? 0 }));
  const [widest] = counts.toSorted((one, other) => other.count - one.count);
  return widest === undefined || widest.count === 0 ? undefined : widest;
}
