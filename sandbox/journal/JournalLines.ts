/** One record with the stream it belongs to, as it stands on one line of the journal. */
export interface JournalEntry {
  readonly s: string;
  readonly d: unknown;
}

/** Where a journal keeps its lines. Every call is synchronous and either has happened when it returns, or throws. */
export interface JournalLines {
  /** Everything kept so far, oldest first. */
  read(): readonly JournalEntry[];
  append(entry: JournalEntry): void;
  /** Puts these lines in the place of all the others, in one step. */
  replaceAll(entries: Iterable<JournalEntry>): void;
  close(): void;
}
