/** One record with the stream it belongs to, as one line of the journal. */
export interface JournalEntry {
  readonly s: string;
  readonly d: unknown;
}

/** A line as it was found. Its record is parsed only on demand, because most lines of a long journal are out of date. */
export interface StoredLine {
  readonly stream: string;
  record(): unknown;
}

/**
 * The storage of a journal's lines. Every call is synchronous: it either has happened when it returns, or it throws
 * and has changed nothing.
 */
export interface JournalLines {
  /** The stored size, in bytes. */
  readonly size: number;
  /** All stored lines, oldest first. */
  read(): readonly StoredLine[];
  append(entry: JournalEntry): void;
  /** Puts these lines in the place of all the others, in one step. */
  replaceAll(entries: Iterable<JournalEntry>): void;
  /**
   * The same in the background. Lines appended in the meantime stay after the given entries, which must not change
   * until it is done. If it fails, it rejects and changes nothing.
   */
  replaceInBackground(entries: readonly JournalEntry[]): Promise<void>;
  close(): void;
}
