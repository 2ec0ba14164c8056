import { phraseLimits } from './phraseLimits';

/** A person's own phrases as they are kept: without blank ones and repeats, none too long, not too many. */
export function normalisePhrases(phrases: readonly string[]): readonly string[] {
  const kept = phrases.map(phrase => phrase.trim().slice(0, phraseLimits.longest)).filter(phrase => phrase !== '');
  return [...new Set(kept)].slice(0, phraseLimits.most);
}
