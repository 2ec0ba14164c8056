/** Longest phrase, in UTF-16 code units. */
export const LONGEST_PHRASE = 1_000;
/** More phrases than this are no help any more. */
export const MOST_PHRASES = 50;

/** A person's own phrases as they are kept: without blank ones and repeats, none too long, not too many. */
export function tidyPhrases(phrases: readonly string[]): readonly string[] {
  const kept = phrases.map(phrase => phrase.trim().slice(0, LONGEST_PHRASE)).filter(phrase => phrase !== '');
  return [...new Set(kept)].slice(0, MOST_PHRASES);
}

export interface InsertedPhrase {
  readonly draft: string;
  /** Where writing goes on. */
  readonly cursor: number;
}

/** Puts a phrase at the cursor. Nothing is replaced; words do not run together. */
export function insertPhrase(draft: string, cursor: number, phrase: string): InsertedPhrase {
  const [before, after] = [draft.slice(0, cursor), draft.slice(cursor)];
  const head = before === '' || /\s$/.test(before) ? before : `${before} `;
  const tail = after === '' || /^[\s.,;:!?]/.test(after) ? after : ` ${after}`;
  return { draft: head + phrase + tail, cursor: head.length + phrase.length };
}
