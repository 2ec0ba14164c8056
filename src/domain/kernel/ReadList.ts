/** The readable items of a list. An empty one means "none" only if no item is unreadable. */
export interface ReadList<T> {
  readonly items: readonly T[];
  /** Number of unreadable items. */
  readonly unreadable: number;
}
