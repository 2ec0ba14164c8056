/** A list as far as it could be read. Only where nothing is unreadable does an empty one mean "none". */
export interface ReadList<T> {
  readonly items: readonly T[];
  /** How many of its items could not be read. */
  readonly unreadable: number;
}
