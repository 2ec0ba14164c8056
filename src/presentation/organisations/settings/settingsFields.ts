import type { FormField, FormFields } from '@/application/kernel/forms/FormFields';
import { REASON } from '@/application/organisations/SaveSettings';
import { isRecord } from '@/domain/kernel/parseJson';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import {
  contactOfValue,
  INHERITED,
  linksOfValue,
  listOfValue,
  NOTHING,
  textOfValue,
  type SettingChoice,
  type SettingChoices,
} from '@/domain/organisations/SettingChoice';
import type { ClientLink, CrisisContact } from '@/domain/organisations/SettingValues';
import {
  fieldsOfSection,
  isListKind,
  kindOfField,
  isNullable,
  type FormFieldName,
  type FormSection,
  type SettingKind,
} from '@/domain/organisations/settingFields';

/** The fields of a section's form: its settings, and the reason that is stored with the change. */
export function settingsFields(section: FormSection): FormFields<SettingChoices> {
  const settings = fieldsOfSection(section).map(field => [field, choiceField(kindOfField(section, field))] as const);
  return { ...Object.fromEntries(settings), [REASON]: { ...choiceField({ kind: 'text', most: 0 }), blank: NOTHING } };
}

const choiceField = (kind: SettingKind | undefined): FormField<SettingChoice> => ({
  blank: INHERITED,
  read: stored => {
    if (!isRecord(stored)) return undefined;
    if (stored['kind'] === 'inherited') return INHERITED;
    if (stored['kind'] === 'nothing') return NOTHING;
    const value = stored['value'];
    return stored['kind'] === 'own' && kind !== undefined && isOfKind(kind, value)
      ? ({ kind: 'own', value } as SettingChoice)
      : undefined;
  },
});

function isOfKind(kind: SettingKind, value: unknown): boolean {
  if (kind.kind === 'links') return Array.isArray(value) && value.every(isLink);
  if (isListKind(kind)) return Array.isArray(value) && value.every(one => typeof one === 'string');
  if (kind.kind !== 'crisisContact') return typeof value === 'string';
  return isRecord(value) && ['name', 'phone', 'textMessage', 'url'].every(part => typeof value[part] === 'string');
}

const isLink = (value: unknown): boolean =>
  isRecord(value) &&
  ['id', 'title', 'url', 'icon', 'from', 'until', 'group'].every(part => typeof value[part] === 'string');

export interface SettingEntry {
  readonly kind: SettingKind;
  readonly canInherit: boolean;
  readonly isNullable: boolean;
}

export function entryOf(section: FormSection, field: FormFieldName): SettingEntry {
  const kind = kindOfField(section, field) ?? { kind: 'line', most: 0 };
  return {
    kind,
    canInherit: field !== 'name',
    isNullable: isNullable(kind),
  };
}

export function blankOf(section: FormSection, field: FormFieldName): SettingValue {
  const { kind } = entryOf(section, field);
  if (kind.kind === 'crisisContact') return contactOfValue(null);
  return isListKind(kind) ? [] : '';
}

/** An own value in each form in which an editor shows it. */
export interface EditorValues {
  readonly text: string;
  readonly list: readonly string[];
  readonly contact: CrisisContact;
  readonly links: readonly ClientLink[];
}

export function editorValuesOf(choice: SettingChoice): EditorValues {
  const value = choice.kind === 'own' ? choice.value : null;
  return {
    text: textOfValue(value),
    list: listOfValue(value),
    contact: contactOfValue(value),
    links: linksOfValue(value),
  };
}
