export interface Author {
  /** Identity id. */
  readonly userId: string;
  readonly name: string;
}

/** One act of somebody, as far as it could be read. */
export interface PartStamp {
  /** Milliseconds since 1970; null where the date could not be read. */
  readonly at: number | null;
  readonly by: Author | null;
}

/** One act of somebody. */
export interface Stamp {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Author;
}
