import { settingInEffect, type Organisation } from '@/domain/organisations/Organisation';
import { fieldsOfSection, settingFields, type FormSection } from '@/domain/organisations/settingFields';
import { settingLabel, settingValueText } from './settingsText';

/** One section of inherited settings, each with its label and its value in words. */
export interface InheritedSection {
  readonly section: FormSection;
  readonly rows: readonly { readonly field: string; readonly label: string; readonly value: string }[];
}

/** The values that an organisation inherits from its parent. A name is never inherited. */
export const inheritedRows = (parent: Organisation): readonly InheritedSection[] =>
  (Object.keys(settingFields) as FormSection[]).map(section => ({
    section,
    rows: fieldsOfSection(section)
      .filter(field => field !== 'name')
      .map(field => ({
        field,
        label: settingLabel(section, field),
        value: settingValueText(section, field, settingInEffect(parent, section, field)?.value ?? null),
      })),
  }));
