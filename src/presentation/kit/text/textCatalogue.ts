import { createInstance } from 'i18next';
import { LanguageProblem } from './LanguageProblem';

/** The texts of one namespace in one language; `missing` when there are none, `unreachable` when that is not known. */
export type TextLoader = (language: string, namespace: string) => Promise<object | 'missing' | 'unreachable'>;

export type TextValues = Readonly<Record<string, string | number>>;

const FALLBACK = 'en';
/** Where a value goes. */
const PLACE = /\{\{(\w+)\}\}/g;
const i18n = createInstance();
const namespaces = new Set<string>();
/**
 * Texts as they were found, with their values still to be put in: rows of long lists ask for the same few again and
 * again.
 */
const found = new Map<string, string>();
let load: TextLoader = () => Promise.resolve('unreachable');

/** The message catalogue: one file a language and namespace, fetched when a screen first needs it. */
export const textCatalogue = {
  async start(loadTexts: TextLoader): Promise<void> {
    load = loadTexts;
    await i18n.init({
      lng: FALLBACK,
      fallbackLng: FALLBACK,
      ns: [],
      resources: {},
      interpolation: { escapeValue: false },
    });
  },

  /** Comes back when the texts are there; rejects with a `LanguageProblem` when they cannot be had. */
  async add(...wanted: readonly string[]): Promise<void> {
    await Promise.all(
      [FALLBACK, i18n.language].flatMap(language => wanted.map(namespace => fetchInto(language, namespace))),
    );
    for (const namespace of wanted) namespaces.add(namespace);
    found.clear();
  },

  /** Gives all texts in this language from now on; rejects with a `LanguageProblem`, and then nothing has changed. */
  async speak(language: string): Promise<void> {
    await Promise.all([...namespaces].map(namespace => fetchInto(language, namespace)));
    await i18n.changeLanguage(language);
    found.clear();
  },

  /** With a `count`, the language says which of several forms it is. */
  text(namespace: string, key: string, values?: TextValues): string {
    if (values === undefined) return template(namespace, key);
    const form = 'count' in values ? pluralForm(namespace, key, values['count']) : template(namespace, key);
    return form.replace(PLACE, (_, name: string) => inText(values[name]));
  },
};

const separated = new Intl.NumberFormat('en-GB');

/** A value as a text has it: a number has separators, such as `5,214`. */
const inText = (value: string | number | undefined): string =>
  typeof value === 'number' ? separated.format(value) : (value ?? '');

const pluralForm = (namespace: string, key: string, count: string | number | undefined): string =>
  i18n.t(key, { ns: namespace, count: Number(count), skipInterpolation: true });

function template(namespace: string, key: string): string {
  const name = `${namespace}:${key}`;
  const known = found.get(name);
  if (known !== undefined) return known;
  const text = i18n.t(key, { ns: namespace, skipInterpolation: true });
  found.set(name, text);
  return text;
}

async function fetchInto(language: string, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const texts = await load(language, namespace);
  if (texts === 'unreachable' || (texts === 'missing' && language === FALLBACK)) throw new LanguageProblem(language);
  if (texts !== 'missing') i18n.addResourceBundle(language, namespace, texts);
}
