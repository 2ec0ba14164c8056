export interface Author {
  /** Identity id. */
  readonly userId: string;
  readonly name: string;
}

/** Author and time of an act, if readable. */
export interface PartStamp {
  /** Milliseconds since 1970; null if the date could not be read. */
  readonly at: number | null;
  readonly by: Author | null;
}

/** Author and time of an act. */
export interface Stamp {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Author;
}
