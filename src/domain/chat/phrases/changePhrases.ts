/**
 * One change of a user's ready phrases. It names the phrases themselves, because the list may have changed since it was
 * shown.
 */
export type PhraseChange =
  /** `at`: index; absent: at the end. */
  | { readonly kind: 'add'; readonly text: string; readonly at?: number }
  | { readonly kind: 'replace'; readonly phrase: string; readonly text: string }
  | { readonly kind: 'remove'; readonly phrase: string };

/**
 * Applies a change to the phrases. Applying it twice has no further effect. If the phrase to replace is gone, the new
 * one is added at the end, so that it is not lost.
 */
export function changePhrases(phrases: readonly string[], change: PhraseChange): readonly string[] {
  if (change.kind === 'remove') return phrases.filter(phrase => phrase !== change.phrase);
  const text = change.text.trim();
  const place = change.kind === 'replace' ? phrases.indexOf(change.phrase) : -1;
  if (place !== -1) return phrases.with(place, text);
  if (phrases.includes(text)) return phrases;
  return phrases.toSpliced(change.kind === 'add' ? (change.at ?? phrases.length) : phrases.length, 0, text);
}
