import { createInstance } from 'i18next';
import { LanguageProblem } from './LanguageProblem';

/** The texts of one namespace in one language; `missing` when nobody has written them, `unreachable` when nobody can say. */
export type LoadTexts = (language: string, namespace: string) => Promise<object | 'missing' | 'unreachable'>;

const FALLBACK = 'en';
const i18n = createInstance();
const namespaces = new Set<string>();
/** Texts without values, as they were found: rows of long lists ask for the same few again and again. */
const found = new Map<string, string>();
let load: LoadTexts = () => Promise.resolve('unreachable');

/** The message catalogue: one file a language and namespace, fetched when a screen first needs it. */
export const textCatalogue = {
  async start(loadTexts: LoadTexts): Promise<void> {
    load = loadTexts;
    await i18n.init({ lng: FALLBACK, fallbackLng: FALLBACK, ns: [], resources: {}, interpolation: { escapeValue: false } });
  },

  /** Comes back when the texts are there; rejects with a `LanguageProblem` when they cannot be had. */
  async add(...wanted: readonly string[]): Promise<void> {
    await Promise.all([FALLBACK, i18n.language].flatMap(language => wanted.map(namespace => fetchInto(language, namespace))));
    for (const namespace of wanted) namespaces.add(namespace);
    found.clear();
  },

  /** Gives all texts in this language from now on; rejects with a `LanguageProblem`, and then nothing has changed. */
  async speak(language: string): Promise<void> {
    await Promise.all([...namespaces].map(namespace => fetchInto(language, namespace)));
    await i18n.changeLanguage(language);
    found.clear();
  },

  text(namespace: string, key: string, values?: Readonly<Record<string, string | number>>): string {
    if (values !== undefined) return i18n.t(key, { ...values, ns: namespace });
    const name = `${namespace}:${key}`;
    const known = found.get(name);
    if (known !== undefined) return known;
    const text = i18n.t(key, { ns: namespace });
    found.set(name, text);
    return text;
  },
};

async function fetchInto(language: string, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const texts = await load(language, namespace);
  if (texts === 'unreachable' || (texts === 'missing' && language === FALLBACK)) throw new LanguageProblem(language);
  if (texts !== 'missing') i18n.addResourceBundle(language, namespace, texts);
}
