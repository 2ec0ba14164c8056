import type { ClientLink } from './SettingValues';
import { startOfDate } from '../kernel/time/startOfDate';
import {
  contactOfValue,
  INHERITED,
  linksOfValue,
  listOfValue,
  textOfValue,
  type SettingChoice,
  type SettingChoices,
} from './SettingChoice';
import { fieldsOfSection, kindOfField, type FormSection, type SettingKind } from './settingFields';
import { addressProblem, cleanLink, linkFaults, type LinkFault } from './linkFaults';
import { canBeDialled } from './isReachable';
import { ORGANISATION_LIMITS, SETTING_PATTERNS } from './SettingSection';
import { isBlank } from '../kernel/isBlank';
import { asSeen } from '../kernel/asSeen';

export type SettingFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooLong'; readonly most: number }
  | { readonly kind: 'tooMany'; readonly most: number }
  /** The last own day is before the first. */
  | { readonly kind: 'lastBeforeFirst' }
  | {
      readonly kind:
        | 'notAnEmail'
        | 'notADay'
        | 'notAColour'
        | 'notAWebAddress'
        | 'notANumber'
        | 'unreachable'
        | 'unknownChoice';
    }
  /** `place`: number of the link, from 1. */
  | { readonly kind: 'link'; readonly place: number; readonly problem: LinkFault }
  /** `entry`: the one that is wrong or that is there twice. */
  | { readonly kind: 'notADomain' | 'notALanguage' | 'twice'; readonly entry: string };

/** Checks a choice with the limits of the calls; undefined if valid. Lists are already cleaned. */
export function settingFault(field: SettingKind, choice: SettingChoice): SettingFault | undefined {
  if (choice.kind !== 'own') return undefined;
  const { value } = choice;
  switch (field.kind) {
    case 'line':
    case 'text':
      return textFault(textOfValue(value), field.most);
    case 'email':
      return (
        textFault(textOfValue(value), field.most) ?? patternFault(textOfValue(value), 'emailAddress', 'notAnEmail')
      );
    case 'day':
      return textFault(textOfValue(value), 10) ?? dayFault(textOfValue(value));
    case 'colour':
      return textFault(textOfValue(value), Infinity) ?? patternFault(textOfValue(value), 'colour', 'notAColour');
    case 'choice':
      return choiceFault([textOfValue(value)].filter(Boolean), field.choices);
    case 'choices':
      return choiceFault(listOfValue(value), field.choices);
    case 'emailDomains':
      return listFault(listOfValue(value), field.most, SETTING_PATTERNS.emailDomain, 'notADomain');
    case 'languages':
      return listFault(listOfValue(value), field.most, SETTING_PATTERNS.language, 'notALanguage');
    case 'crisisContact':
      return contactFault(contactOfValue(value));
    case 'links':
      return linksFault(linksOfValue(value), field.most);
    case 'picture':
      return textFault(textOfValue(value), ORGANISATION_LIMITS.line);
  }
}

/** Returns the faults of a section's choices by field. */
export function faultsOf(section: FormSection, choices: SettingChoices): ReadonlyMap<string, SettingFault> {
  const faults = fieldsOfSection(section).flatMap(field => {
    const kind = kindOfField(section, field);
    const fault = kind && settingFault(kind, choices[field] ?? INHERITED);
    return fault === undefined ? [] : [[field, fault] as const];
  });
  const [first, last] = [dayOf(choices['startsOn']), dayOf(choices['endsOn'])];
  const isTurned = section === 'subscription' && first !== '' && last !== '' && last < first;
  return new Map<string, SettingFault>([
    ...(isTurned ? [['endsOn', { kind: 'lastBeforeFirst' }] as const] : []),
    ...faults,
  ]);
}

const dayOf = (choice: SettingChoice | undefined): string => (choice?.kind === 'own' ? textOfValue(choice.value) : '');

function textFault(text: string, most: number): SettingFault | undefined {
  if (isBlank(text)) return { kind: 'missing' };
  return text.length > most ? { kind: 'tooLong', most } : undefined;
}

type TextFault = 'notAnEmail' | 'notAColour' | 'notAWebAddress';

const patternFault = (
  text: string,
  pattern: keyof typeof SETTING_PATTERNS,
  kind: TextFault,
): SettingFault | undefined => (SETTING_PATTERNS[pattern].test(text) ? undefined : { kind });

/** An invalid day, such as 31 February, would leave the state of a subscription unknown. */
function dayFault(day: string): SettingFault | undefined {
  const isInCalendar = SETTING_PATTERNS.day.test(day) && startOfDate(day, 'UTC') !== undefined;
  return isInCalendar ? undefined : { kind: 'notADay' };
}

function choiceFault(chosen: readonly string[], choices: readonly string[]): SettingFault | undefined {
  if (chosen.length === 0) return { kind: 'missing' };
  return chosen.every(one => choices.includes(one)) ? twiceFault(chosen) : { kind: 'unknownChoice' };
}

function listFault(
  entries: readonly string[],
  most: number,
  pattern: RegExp,
  kind: 'notADomain' | 'notALanguage',
): SettingFault | undefined {
  if (entries.length === 0) return { kind: 'missing' };
  if (entries.length > most) return { kind: 'tooMany', most };
  const wrong = entries.find(entry => !pattern.test(entry));
  return wrong === undefined ? twiceFault(entries) : { kind, entry: wrong };
}

function twiceFault(entries: readonly string[]): SettingFault | undefined {
  const twice = entries.find((entry, place) => entries.indexOf(entry) !== place);
  return twice === undefined ? undefined : { kind: 'twice', entry: twice };
}

function linksFault(links: readonly ClientLink[], most: number): SettingFault | undefined {
  if (links.length === 0) return { kind: 'missing' };
  if (links.length > most) return { kind: 'tooMany', most };
  const [first] = linkFaults(links);
  return first === undefined ? undefined : { kind: 'link', place: first.place + 1, problem: first.problem };
}

function contactFault({ name, phone, textMessage, url }: ReturnType<typeof contactOfValue>): SettingFault | undefined {
  if (isBlank(name)) return { kind: 'missing' };
  if ([phone, textMessage].some(number => number !== '' && !canBeDialled(number))) return { kind: 'notANumber' };
  if ([phone, textMessage, url].every(way => way === '')) return { kind: 'unreachable' };
  const tooLong = [name, phone, textMessage].some(part => part.length > ORGANISATION_LIMITS.line);
  if (tooLong) return { kind: 'tooLong', most: ORGANISATION_LIMITS.line };
  switch (url === '' ? undefined : addressProblem(url)) {
    case 'addressTooLong':
      return { kind: 'tooLong', most: ORGANISATION_LIMITS.url };
    case 'notAWebAddress':
    case 'hasAccount':
      return { kind: 'notAWebAddress' };
    case undefined:
      return undefined;
  }
}

/** Removes white space and invisible characters from the choices of a section. */
export const cleanChoices = (section: FormSection, choices: SettingChoices): SettingChoices =>
  Object.fromEntries(
    Object.entries(choices).map(([field, choice]) => {
      const kind = kindOfField(section, field);
      return [field, kind === undefined ? choice : cleanChoice(kind, choice)];
    }),
  );

/** Removes white space around lines and empty list entries from a choice. */
function cleanChoice(field: SettingKind, choice: SettingChoice): SettingChoice {
  if (choice.kind !== 'own') return choice;
  const { value } = choice;
  if (typeof value === 'string') return field.kind === 'text' ? choice : { kind: 'own', value: asSeen(value).trim() };
  if (field.kind === 'crisisContact') {
    const { name, phone, textMessage, url } = contactOfValue(value);
    const [clean = '', ...ways] = [name, phone, textMessage, url].map(part => asSeen(part).trim());
    return {
      kind: 'own',
      value: { name: clean, phone: ways[0] ?? '', textMessage: ways[1] ?? '', url: ways[2] ?? '' },
    };
  }
  if (field.kind === 'links') return { kind: 'own', value: linksOfValue(value).map(cleanLink) };
  const entries = listOfValue(value).map(entry => asSeen(entry).trim());
  return { kind: 'own', value: entries.filter(entry => entry !== '') };
}
