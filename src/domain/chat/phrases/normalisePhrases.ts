import { isBlank } from '../../kernel/isBlank';

/** `longest` in UTF-16 code units; more phrases than `most` are too many to find one. */
export const phraseLimits = { longest: 1_000, most: 50 } as const;

/** A person's own phrases as they are saved: without blank ones and repeats, none too long, not too many. */
export function normalisePhrases(phrases: readonly string[]): readonly string[] {
  const usable = phrases.map(phrase => phrase.trim().slice(0, phraseLimits.longest)).filter(phrase => !isBlank(phrase));
  return [...new Set(usable)].slice(0, phraseLimits.most);
}
