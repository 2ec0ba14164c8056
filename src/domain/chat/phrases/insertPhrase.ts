export interface InsertedPhrase {
  readonly draft: string;
  /** Position of the cursor afterwards. */
  readonly cursor: number;
}

/** Inserts a phrase at the cursor, separated from words by spaces. Replaces nothing. */
export function insertPhrase(draft: string, cursor: number, phrase: string): InsertedPhrase {
  const [before, after] = [draft.slice(0, cursor), draft.slice(cursor)];
  const head = before === '' || /\s$/.test(before) ? before : `${before} `;
  const tail = after === '' || /^[\s.,;:!?]/.test(after) ? after : ` ${after}`;
  return { draft: head + phrase + tail, cursor: head.length + phrase.length };
}
