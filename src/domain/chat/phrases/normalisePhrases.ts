import { isBlank } from '../../kernel/isBlank';

/** `longest` in UTF-16 code units; with more phrases than `most`, finding one is too hard. */
export const phraseLimits = { longest: 1_000, most: 50 } as const;

/** Prepares phrases for saving: removes blank, repeated, overlong and surplus ones. */
export function normalisePhrases(phrases: readonly string[]): readonly string[] {
  const usable = phrases.map(phrase => phrase.trim().slice(0, phraseLimits.longest)).filter(phrase => !isBlank(phrase));
  return [...new Set(usable)].slice(0, phraseLimits.most);
}
