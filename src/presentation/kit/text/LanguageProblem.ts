/** The texts of a language could not be had. Its message is for people, and cannot come from a catalogue. */
export class LanguageProblem extends Error {
  override readonly name = 'LanguageProblem';

  constructor(readonly language: string) {
    super(`Problem with '${language}' language initialization`);
  }
}
