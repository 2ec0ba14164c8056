import type { SettingInEffect } from '@/domain/organisations/Organisation';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import { linksOfValue, textOfValue, type SettingChoice } from '@/domain/organisations/SettingChoice';
import { kindOfField, type FormFieldName, type FormSection } from '@/domain/organisations/settingFields';
import type { ClientLink } from '@/domain/organisations/SettingValues';
import type { SettingsStore } from './SettingsStore';
import { settingsText, settingValueText, sourceText } from './settingsText';

/** The source of a form's value. The value in effect is named if an unchanged form shows another one. */
export function captionText(store: SettingsStore, field: FormFieldName) {
  const choice = store.choiceOf(field);
  const now = store.sources.now(field);
  const isChanged = store.changed.includes(field);
  const parts = [
    now === undefined ? '' : chosenSourceText(store, field, choice),
    isChanged ? settingsText('caption.unsaved') : '',
    isChanged || now === undefined || agrees(choice, now)
      ? ''
      : settingsText('caption.now', { source: sourceText(now.source, now.value) }),
  ];
  return { text: parts.filter(part => part !== '').join(' · '), isOwn: isChanged || choice.kind !== 'inherited' };
}

function chosenSourceText(store: SettingsStore, field: string, choice: SettingChoice): string {
  // The choice and the value need no caption.
  if (choice.kind !== 'inherited') return '';
  const inherited = store.sources.inherited(field);
  // The absence of a value is the value itself.
  if (inherited === undefined || (inherited.source.kind === 'default' && inherited.value === null)) return '';
  return sourceText(inherited.source, inherited.value);
}

/** True if the form and the server name the same source. */
const agrees = (choice: SettingChoice, { source }: SettingInEffect<SettingValue>): boolean =>
  source.kind !== 'unknown' && (choice.kind === 'inherited') === (source.kind !== 'own');

/** The value that is inherited, or would be, as text. */
export function inheritedText(store: SettingsStore, field: FormFieldName): string {
  const inherited = store.sources.inherited(field);
  if (inherited === undefined)
    return settingsText(store.page.isProvider ? 'inherited.ofProvider' : 'inherited.unknown');
  if (inherited.value === null) return settingsText('value.notSet');
  return settingValueText(store.section, field, inherited.value);
}

/** True if not set, or blank on purpose. */
export const isEmptyValue = (value: SettingValue | null): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Parts of a value that are shown as more than text. */
export interface SettingTokens {
  readonly colour: string | undefined;
  readonly links: readonly ClientLink[];
}

export function settingTokens(section: FormSection, field: string, value: SettingValue | null): SettingTokens {
  const kind = kindOfField(section, field)?.kind;
  const text = textOfValue(value);
  return {
    colour: kind === 'colour' && /^#[0-9a-f]{6}$/i.test(text) ? text : undefined,
    links: kind === 'links' ? linksOfValue(value) : [],
  };
}
