import { isRecord } from '../kernel/parseJson';
import type { SettingValue } from './resolveSetting.rule';
import type { ClientLink, CrisisContact } from './SettingValues';

/**
 * The choice for one setting of an organisation: inherit it, leave it empty on purpose, or set an own value. An empty
 * own value is not entered yet and is never saved.
 */
// Must be a type alias: interfaces lack an index signature.
export type SettingChoice =
  | { readonly kind: 'inherited' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'own'; readonly value: SettingValue };

/** The choices of a form by field. */
export type SettingChoices = Readonly<Record<string, SettingChoice>>;

export const INHERITED: SettingChoice = { kind: 'inherited' };
export const NOTHING: SettingChoice = { kind: 'nothing' };

export const ownChoice = (value: SettingValue): SettingChoice => ({ kind: 'own', value });

/** Converts a stored own value to a choice; null means inherited. */
export function choiceOf(value: SettingValue | null): SettingChoice {
  if (value === null) return INHERITED;
  return value === '' || (Array.isArray(value) && value.length === 0) ? NOTHING : ownChoice(value);
}

/** Returns the own value of a choice; null if inherited. `isList`: the empty value is an empty list. */
export function valueOfChoice(choice: SettingChoice, isList: boolean): SettingValue | null {
  if (choice.kind === 'inherited') return null;
  if (choice.kind === 'own') return choice.value;
  return isList ? [] : '';
}

export const textOfValue = (value: SettingValue | null): string => (typeof value === 'string' ? value : '');

export const listOfValue = (value: SettingValue | null): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads the links of a setting; a part that is not text becomes empty, so that a link can always be shown. */
export function linksOfValue(value: SettingValue | null): readonly ClientLink[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly SettingValue[]).flatMap(one => {
    if (!isRecord(one)) return [];
    const parts = one as Readonly<Record<string, SettingValue>>;
    const part = (name: keyof ClientLink): string => textOfValue(parts[name] ?? null);
    const [id, title, url, icon] = [part('id'), part('title'), part('url'), part('icon')];
    return [{ id, title, url, icon, from: part('from'), until: part('until'), group: part('group') }];
  });
}

const NO_CONTACT: CrisisContact = { name: '', phone: '', textMessage: '', url: '' };

export function contactOfValue(value: SettingValue | null): CrisisContact {
  if (!isRecord(value)) return NO_CONTACT;
  const parts = value as Readonly<Record<string, SettingValue>>;
  const part = (name: string): string => textOfValue(parts[name] ?? null);
  return { name: part('name'), phone: part('phone'), textMessage: part('textMessage'), url: part('url') };
}
