export interface Author {
  /** Identity id. */
  readonly userId: string;
  readonly name: string;
}

/** One act of somebody. */
export interface Stamp {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Author;
}
