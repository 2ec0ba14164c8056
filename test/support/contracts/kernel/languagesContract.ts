import type { Languages } from '@/application/kernel/ports/Languages';

export interface LanguagesHarness {
  readonly languages: Languages;
  /** The language in which texts are returned. There are texts in English and German. */
  readonly spoken: () => string;
  /** Texts of this language cannot be loaded. */
  readonly lose: (language: string) => void;
}

/** The contract of every Languages, including its fake. */
export function languagesContract(name: string, make: () => Promise<LanguagesHarness>): void {
  describe(`${name} keeps the Languages contract`, () => {
    it('returns texts in the language that was loaded last', async () => {
      const { languages, spoken } = await make();
      expect(spoken()).toBe('en');
      expect(await languages.speak('de')).toEqual({ ok: true, value: undefined });
      expect(spoken()).toBe('de');
      expect(await languages.speak('en')).toEqual({ ok: true, value: undefined });
      expect(spoken()).toBe('en');
    });

    it('reports a language that cannot be loaded, and keeps the current one', async () => {
      const { languages, spoken, lose } = await make();
      lose('de');
      expect(await languages.speak('de')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(spoken()).toBe('en');
    });
  });
}
