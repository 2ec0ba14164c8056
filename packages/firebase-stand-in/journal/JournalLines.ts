/** One record with the stream it belongs to, as one line of the journal. */
export interface JournalEntry {
  readonly s: string;
  readonly d: unknown;
}

/** A line as it was found. Its record is parsed only when somebody wants it: most lines of a long journal are dead. */
export interface StoredLine {
  readonly stream: string;
  record(): unknown;
}

/**
 * Where a journal keeps its lines. Every call is synchronous, and either has happened when it returns, or throws and
 * changed nothing.
 */
export interface JournalLines {
  /** How much is kept, in bytes. */
  readonly size: number;
  /** Everything kept so far, oldest first. */
  read(): readonly StoredLine[];
  append(entry: JournalEntry): void;
  /** Puts these lines in the place of all the others, in one step. */
  replaceAll(entries: Iterable<JournalEntry>): void;
  /**
   * The same in the background: what is appended meanwhile stays behind the given entries, which must not change until
   * it is done.
   * Rejects, and leaves everything as it was, where it cannot be done.
   */
  replaceInBackground(entries: readonly JournalEntry[]): Promise<void>;
  close(): void;
}
