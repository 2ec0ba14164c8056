import { createInstance, type BackendModule } from 'i18next';

/** Gives the texts of one namespace; undefined when they could not be had. */
export type LoadTexts = (namespace: string) => Promise<unknown>;

const i18n = createInstance();

/** The message catalogue: one language, one file a namespace, fetched when a screen first needs it. */
export const textCatalogue = {
  async start(load: LoadTexts): Promise<void> {
    await i18n.use(backendFor(load)).init({
      lng: 'en',
      fallbackLng: 'en',
      ns: [],
      interpolation: { escapeValue: false },
    });
  },

  /** Comes back when the texts are there; rejects when they cannot be had. */
  async add(...namespaces: readonly string[]): Promise<void> {
    await i18n.loadNamespaces([...namespaces]);
    const missing = namespaces.filter(namespace => !i18n.hasResourceBundle('en', namespace));
    if (missing.length > 0) throw new Error(`The texts of ${missing.join(', ')} could not be loaded.`);
  },

  text(namespace: string, key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return i18n.t(key, { ...values, ns: namespace });
  },
};

function backendFor(load: LoadTexts): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (_language, namespace, done) => {
      load(namespace).then(
        texts => (typeof texts === 'object' && texts !== null ? done(null, { ...texts }) : done(new Error(namespace), null)),
        () => done(new Error(namespace), null),
      );
    },
  };
}
