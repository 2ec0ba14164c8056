/** A part whose state is rebuilt by replaying its own records in order. `R` is plain JSON. */
export interface Journalled<R> {
  /** Names the part's records in the journal; never reused for another shape. */
  readonly stream: string;
  /** Applies one record read back from the journal. An unreadable record is skipped and reported. */
  replay(record: R): void;
  /** The shortest records that rebuild the present state; used when the journal is compacted. */
  snapshot(): Iterable<R>;
}

/** Keeps one more record. Synchronous: when it returns, the record is with the operating system. */
export type Append<R> = (record: R) => void;
