import { isObject } from '@/domain/kernel/parseJson';
import { LanguageLoadError } from './LanguageLoadError';

/**
 * Loads the texts of a namespace in a language. `missing`: there are none; `unreachable`: that could not be checked.
 */
export type TextLoader = (language: string, namespace: string) => Promise<object | 'missing' | 'unreachable'>;

export type TextValues = Readonly<Record<string, string | number>>;

const FALLBACK = 'en';
/** A placeholder for a value. */
const PLACE = /\{\{(\w+)\}\}/g;
/** The loaded files by language and namespace. */
const files = new Map<string, object>();
const namespaces = new Set<string>();
/** Templates found before, by namespace and key: rows of long lists use the same few texts over and over. */
const found = new Map<string, string>();
let language = FALLBACK;
let plurals = new Intl.PluralRules(FALLBACK);
let load: TextLoader = () => Promise.resolve('unreachable');

/** The message catalogue: one file for each language and namespace, loaded when a screen first needs it. */
export const textCatalogue = {
  start(loadTexts: TextLoader): void {
    load = loadTexts;
    switchTo(FALLBACK);
  },

  /** Resolves when the texts are loaded; rejects with a `LanguageLoadError` if they cannot be. */
  async add(...wanted: readonly string[]): Promise<void> {
    const languages = [...new Set([FALLBACK, language])];
    await Promise.all(languages.flatMap(each => wanted.map(namespace => loadFile(each, namespace))));
    for (const namespace of wanted) namespaces.add(namespace);
    found.clear();
  },

  /**
   * Switches to another language; rejects with a `LanguageLoadError` if it cannot be loaded, and then changes nothing.
   */
  async speak(next: string): Promise<void> {
    await Promise.all([...namespaces].map(namespace => loadFile(next, namespace)));
    switchTo(next);
  },

  /** The text for a key. With a `count`, it has the plural form that the language requires. */
  text(namespace: string, key: string, values?: TextValues): string {
    if (values === undefined) return template(namespace, key);
    const form = 'count' in values ? pluralForm(namespace, key, values['count']) : template(namespace, key);
    return form.replace(PLACE, (_, name: string) => inText(values[name]));
  },
};

const separated = new Intl.NumberFormat('en-GB');

/** Formats a value for a text. A number has separators, such as `5,214`. */
const inText = (value: string | number | undefined): string =>
  typeof value === 'number' ? separated.format(value) : (value ?? '');

function switchTo(next: string): void {
  language = next;
  plurals = pluralRules(next);
  found.clear();
}

/** Catalogues name languages as `pt_br`. An unknown language has the plural rules of English. */
function pluralRules(name: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(name.replace('_', '-'));
  } catch {
    return new Intl.PluralRules(FALLBACK);
  }
}

/** The text for this number; a language without that form uses `other`. */
function pluralForm(namespace: string, key: string, count: string | number | undefined): string {
  const form = plurals.select(Number(count));
  return template(namespace, `${key}_${form}`, `${key}_other`, key);
}

/** The first of these texts that exists in the language, or else in English; otherwise the first key. */
function template(namespace: string, ...keys: readonly [string, ...string[]]): string {
  const name = `${namespace}:${keys[0]}`;
  const known = found.get(name);
  if (known !== undefined) return known;
  const texts = [language, FALLBACK].flatMap(each => keys.map(key => textAt(files.get(`${each}/${namespace}`), key)));
  const text = texts.find(each => each !== undefined) ?? keys[0];
  found.set(name, text);
  return text;
}

function textAt(file: object | undefined, key: string): string | undefined {
  let at: unknown = file;
  for (const part of key.split('.')) {
    if (!isObject(at) || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

async function loadFile(wantedIn: string, namespace: string): Promise<void> {
  const name = `${wantedIn}/${namespace}`;
  if (files.has(name)) return;
  const texts = await load(wantedIn, namespace);
  if (texts === 'unreachable' || (texts === 'missing' && wantedIn === FALLBACK)) throw new LanguageLoadError(wantedIn);
  if (texts !== 'missing') files.set(name, texts);
}
