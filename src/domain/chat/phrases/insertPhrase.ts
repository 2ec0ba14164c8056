export interface InsertedPhrase {
  readonly draft: string;
  /** The place of the caret afterwards. */
  readonly cursor: number;
}

/** Puts a phrase at the cursor. Nothing is replaced; words do not run together. */
export function insertPhrase(draft: string, cursor: number, phrase: string): InsertedPhrase {
  const [before, after] = [draft.slice(0, cursor), draft.slice(cursor)];
  const head = before === '' || /\s$/.test(before) ? before : `${before} `;
  const tail = after === '' || /^[\s.,;:!?]/.test(after) ? after : ` ${after}`;
  return { draft: head + phrase + tail, cursor: head.length + phrase.length };
}
