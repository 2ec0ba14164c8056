import { changedFields } from '@/application/kernel/forms/FormState';
import { failureWord } from '@/application/kernel/failureWord';
import type { SettingValue } from '@/domain/organisations/resolveSetting.rule';
import type { SettingInEffect, SettingSource } from '@/domain/organisations/Organisation';
import {
  contactOfValue,
  linksOfValue,
  listOfValue,
  textOfValue,
  valueOfChoice,
  type SettingChoice,
} from '@/domain/organisations/SettingChoice';
import type { SettingFault } from '@/domain/organisations/settingFault';
import {
  fieldsOfSection,
  kindOfField,
  type FormFieldName,
  type FormSection,
} from '@/domain/organisations/settingFields';
import {
  APP_MODULES,
  ORGANISATION_KINDS,
  RESEARCH_PARTICIPATIONS,
  SERVICE_REGIONS,
  type AppModule,
  type OrganisationKind,
  type ResearchParticipation,
  type ServiceRegion,
} from '@/domain/organisations/SettingSection';
import type texts from '../../../../public/i18n/en/organisationSettings.json';
import { draftText, formsText } from '../../kit/forms/formsText';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { dateFormat } from '../../kit/time/dateFormat';
import { organisationFailureText } from '../organisationsText';
import type { SettingsSaveFailure, SettingsStore } from './SettingsStore';

export const settingsText = textsOf<typeof texts>('organisationSettings');

/** A text with a number; its key without the plural ending. */
export const settingsCount = (
  key: 'preview.below' | 'preview.more' | 'subscription.closed' | 'unsaved' | 'inheriting' | 'toFix',
  count: number,
  values: Readonly<Record<string, string>> = {},
): string => textCatalogue.text('organisationSettings', key, { count, ...values });

type FieldKey = { readonly [S in FormSection]: `field.${S}.${FormFieldName<S>}` }[FormSection];

export const settingLabel = (section: FormSection, field: FormFieldName): string =>
  settingsText(`field.${section}.${field}` as FieldKey);

/** The label of a field of the form, including the reason. */
export function fieldText(section: FormSection, field: string): string {
  const setting = fieldsOfSection(section).find(one => one === field);
  return setting === undefined ? formsText('reason.label') : settingLabel(section, setting);
}

/** The number of fields to correct, or else the number of settings that differ from the saved ones. */
export function unsavedChangesText({ changes, faults }: Pick<SettingsStore, 'changes' | 'faults'>): string {
  if (faults.size > 0) return settingsCount('toFix', faults.size);
  return changes.length === 0 ? settingsText('unsavedChanges') : settingsCount('unsaved', changes.length);
}

/** Number of sub-organisations that change with them; empty if there is none, and if it is not known. */
export const inheritingText = ({ inheriting }: Pick<SettingsStore, 'inheriting'>): string =>
  inheriting === undefined || inheriting === 0 ? '' : settingsCount('inheriting', inheriting);

/** The readable text of a draft of another window. */
export function settingsDraftText({ section, form }: Pick<SettingsStore, 'section' | 'form'>, kept: string): string {
  const draft = form.read(kept);
  return draftText(draft, kept, mine =>
    changedFields(draft?.base ?? mine, mine).map(field => [
      fieldText(section, field),
      choiceText(section, field, mine[field]),
    ]),
  );
}

type Option = OrganisationKind | ServiceRegion | ResearchParticipation | AppModule;

const options: readonly Option[] = [
  ...ORGANISATION_KINDS,
  ...SERVICE_REGIONS,
  ...RESEARCH_PARTICIPATIONS,
  ...APP_MODULES,
];

/** The name of an option; one that is newer than this build is shown as it is. */
export function optionText(option: string): string {
  const known = options.find(one => one === option);
  return known === undefined ? option : settingsText(`option.${known}`);
}

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language', languageDisplay: 'standard' });

/** The name of a language; an incomplete code is shown as typed. */
export function languageText(code: string): string {
  if (code === '') return code;
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A value as text. Null means not set; an empty text or list means nothing, on purpose. */
export function settingValueText(section: FormSection, field: string, value: SettingValue | null): string {
  if (value === null) return settingsText('value.notSet');
  const kind = kindOfField(section, field)?.kind;
  const text = textOfValue(value);
  if (kind === 'crisisContact') {
    const { name, ...ways } = contactOfValue(value);
    return [name, ...Object.values(ways)].filter(part => part !== '').join(', ');
  }
  if (kind === 'links' && Array.isArray(value) && value.length > 0)
    return linksOfValue(value)
      .map(({ title, url }) => settingsText('value.link', { title, url }))
      .join(', ');
  if (Array.isArray(value)) {
    const nameOf = kind === 'choices' ? optionText : field === 'languages' ? languageText : String;
    const entries = listOfValue(value).map(nameOf);
    return entries.length === 0 ? settingsText('value.nothing') : entries.join(', ');
  }
  if (text === '') return settingsText('value.nothing');
  if (kind === 'picture') return settingsText('value.picture');
  if (kind === 'day') return dateFormat.day(text);
  return kind === 'choice' ? optionText(text) : text;
}

/** A setting in effect, as text; an empty one without a named source is unknown. */
export const settingInEffectText = (
  section: FormSection,
  field: string,
  { value, source }: SettingInEffect<SettingValue>,
): string =>
  value === null && source.kind === 'unknown' ? settingsText('value.unknown') : settingValueText(section, field, value);

export function choiceText(section: FormSection, field: string, choice: unknown): string {
  const { kind } = choice as SettingChoice;
  if (kind === 'inherited') return settingsText('choose.inherit');
  return settingValueText(section, field, valueOfChoice(choice as SettingChoice, false));
}

export function sourceText(source: SettingSource, value: SettingValue | null): string {
  if (source.kind === 'inherited') return settingsText('source.inherited', { name: source.from.name });
  if (source.kind === 'default' && value === null) return settingsText('value.notSet');
  return settingsText(`source.${source.kind}`);
}

export function faultText(fault: SettingFault): string {
  switch (fault.kind) {
    case 'tooLong':
    case 'tooMany':
      return settingsText(`fault.${fault.kind}`, { most: fault.most });
    case 'link':
      return settingsText(`fault.link.${fault.problem}`, { place: fault.place });
    case 'notADomain':
    case 'notALanguage':
    case 'twice':
      return settingsText(`fault.${fault.kind}`, { entry: fault.entry });
    default:
      return settingsText(`fault.${fault.kind}`);
  }
}

/** Explains why settings could not be saved, or that this is unknown. */
export function saveFailureText(failure: SettingsSaveFailure): string {
  switch (failure.kind) {
    case 'couldNotCheck':
      return settingsText('failure.couldNotCheck', { why: organisationFailureText(failure.why) });
    case 'noCrisisContact':
      return settingsText('failure.noCrisisContact', { names: failure.organisations.join(', ') });
    case 'unreachable':
      return settingsText(`failure.${failureWord(failure)}`);
    default:
      return settingsText(`failure.${failure.kind}`);
  }
}
