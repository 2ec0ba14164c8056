/** The selected rows of a table: some by their keys, or all that match, loaded or not, with exceptions. */
export type SelectedRows =
  | { readonly kind: 'some'; readonly keys: readonly string[] }
  | { readonly kind: 'all'; readonly except: readonly string[] };

/** The selection of a table. It is immutable: each change returns a new one. */
export class RowSelection {
  static readonly none = new RowSelection(false, new Set(), undefined, undefined);

  private constructor(
    /** If true, all matching rows are selected except `keys`; otherwise only `keys` are. */
    private readonly isAll: boolean,
    private readonly keys: ReadonlySet<string>,
    /** The row where a range begins. */
    private readonly anchor: string | undefined,
    /** The row where the last range ended. */
    private readonly reach: string | undefined,
  ) {}

  static of(rows: SelectedRows): RowSelection {
    const isAll = rows.kind === 'all';
    return new RowSelection(isAll, new Set(isAll ? rows.except : rows.keys), undefined, undefined);
  }

  get selected(): SelectedRows {
    const keys = [...this.keys];
    return this.isAll ? { kind: 'all', except: keys } : { kind: 'some', keys };
  }

  has(key: string): boolean {
    return this.isAll !== this.keys.has(key);
  }

  /** The number selected out of all matching rows; undefined if that number is needed and unknown. */
  count(total: number | undefined): number | undefined {
    if (!this.isAll) return this.keys.size;
    return total === undefined ? undefined : Math.max(0, total - this.keys.size);
  }

  get isEmpty(): boolean {
    return !this.isAll && this.keys.size === 0;
  }

  toggle(key: string): RowSelection {
    return this.with([key], !this.has(key), key);
  }

  /**
   * Selects from the row that was last toggled to this one, and deselects the rest of the previous range. `order`: the
   * keys of all loaded rows.
   */
  extendTo(key: string, order: readonly string[]): RowSelection {
    const anchor = this.anchor !== undefined && order.includes(this.anchor) ? this.anchor : key;
    const former = this.reach === undefined ? [] : between(anchor, this.reach, order);
    const range = between(anchor, key, order);
    const chosen = this.with(former, false, anchor).with(range, true, anchor);
    return new RowSelection(chosen.isAll, chosen.keys, anchor, key);
  }

  /** Selects or deselects these rows. */
  setEach(keys: readonly string[], chosen: boolean): RowSelection {
    return this.with(keys, chosen, undefined);
  }

  /** Forgets a deleted row, whether it was selected or excluded. */
  without(key: string): RowSelection {
    return this.among([...this.keys].filter(one => one !== key));
  }

  /** Restricts the selection to these rows, because the others were deleted. */
  among(keys: readonly string[]): RowSelection {
    const there = new Set(keys);
    const left = new Set([...this.keys].filter(key => there.has(key)));
    return left.size === this.keys.size ? this : new RowSelection(this.isAll, left, this.anchor, this.reach);
  }

  /** Selects all matching rows, loaded or not. */
  all(): RowSelection {
    return new RowSelection(true, new Set(), undefined, undefined);
  }

  private with(keys: readonly string[], chosen: boolean, anchor: string | undefined): RowSelection {
    const next = new Set(this.keys);
    for (const key of keys) {
      if (chosen === this.isAll) next.delete(key);
      else next.add(key);
    }
    return new RowSelection(this.isAll, next, anchor, undefined);
  }
}

function between(one: string, other: string, order: readonly string[]): readonly string[] {
  const [start, end] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b);
  return start === undefined || end === undefined || start < 0 ? [] : order.slice(start, end + 1);
}
