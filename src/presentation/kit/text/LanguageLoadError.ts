/** The texts of a language could not be loaded. Its message is shown to users and cannot come from a catalogue. */
export class LanguageLoadError extends Error {
  override readonly name = 'LanguageLoadError';

  constructor(readonly language: string) {
    super(`Problem with '${language}' language initialization`);
  }
}
