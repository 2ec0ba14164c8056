/**
 * One change of a person's ready phrases, named by the phrases themselves: the list may have changed since it was
 * shown.
 */
export type PhraseChange =
  /** `at`: its place, 0 in front; at the end without one. */
  | { readonly kind: 'add'; readonly text: string; readonly at?: number }
  | { readonly kind: 'replace'; readonly phrase: string; readonly text: string }
  | { readonly kind: 'remove'; readonly phrase: string };

/**
 * The phrases after a change. Made twice it changes nothing more; a phrase that is gone meanwhile is replaced at the
 * end, since what was written must not be lost.
 */
export function changePhrases(phrases: readonly string[], change: PhraseChange): readonly string[] {
  if (change.kind === 'remove') return phrases.filter(phrase => phrase !== change.phrase);
  const text = change.text.trim();
  const place = change.kind === 'replace' ? phrases.indexOf(change.phrase) : -1;
  if (place !== -1) return phrases.with(place, text);
  if (phrases.includes(text)) return phrases;
  return phrases.toSpliced(change.kind === 'add' ? (change.at ?? phrases.length) : phrases.length, 0, text);
}
