/** Height of a row that was never on the screen, in pixels. */
const ROW_ESTIMATE = 96;
/** Rows rendered beyond either edge of the view, in pixels. */
const OVERSCAN = 500;

/** A position in the list, in pixels from its upper edge. */
export interface WindowView {
  readonly top: number;
  readonly height: number;
}

/**
 * Decides which rows of a long list are rendered; the newest one is the first. Rendered rows have known heights, the
 * others count as one estimate. It computes the scroll correction that keeps the content in place when rows above it
 * change.
 */
export class MomentWindow {
  start = 0;
  end = 0;
  private ids: readonly string[] = [];
  /** Upper edge of each row, and the lower edge of the last. */
  private edges: number[] = [0];
  private heights = new Map<string, number>();
  private anchor: { readonly id: string; readonly offset: number } | undefined;

  get total(): number {
    return this.edges.at(-1) ?? 0;
  }

  /** Pixels above the first row rendered. */
  get above(): number {
    return this.edges[this.start] ?? 0;
  }

  /** Applies the current rows. */
  watch(ids: readonly string[]): void {
    if (ids === this.ids) return;
    this.ids = ids;
    this.layOut();
  }

  /** Chooses the rows for a view; returns true if they differ from before. */
  place({ top, height }: WindowView): boolean {
    const { start, end } = this;
    const first = this.rowAt(top);
    const id = this.ids[first];
    this.anchor = top <= 0 || id === undefined ? undefined : { id, offset: top - (this.edges[first] ?? 0) };
    this.start = this.rowAt(top - OVERSCAN);
    this.end = Math.min(this.ids.length, this.rowAt(top + height + OVERSCAN) + 1);
    return start !== this.start || end !== this.end;
  }

  /** Stores heights of rendered rows, from the first one on; returns true if one was not known. */
  measure(heights: readonly number[]): boolean {
    let changed = false;
    heights.forEach((height, place) => {
      const id = this.ids[this.start + place];
      if (id === undefined || height === 0 || this.heights.get(id) === height) return;
      this.heights.set(id, height);
      changed = true;
    });
    if (changed) this.layOut();
    return changed;
  }

  /**
   * The view position that keeps the row at its upper edge in place; undefined at the beginning of the list, where new
   * rows should be seen.
   */
  anchored(): number | undefined {
    const { anchor } = this;
    const place = anchor === undefined ? -1 : this.ids.indexOf(anchor.id);
    return anchor === undefined || place === -1 ? undefined : (this.edges[place] ?? 0) + anchor.offset;
  }

  /** The width changed, so all heights are invalid. */
  forgetHeights(): void {
    this.heights = new Map();
    this.layOut();
  }

  /** Index of a row among the rendered ones, from 0; -1 for any other row. */
  placeOf(id: string): number {
    return this.ids.slice(this.start, this.end).indexOf(id);
  }

  /** Ids of the rows that are wholly in the view; of a row that is higher than the view, the end is enough. */
  inView({ top, height }: WindowView): readonly string[] {
    const drawn = this.ids.slice(this.start, this.end);
    return drawn.filter((_, place) => {
      const [start = 0, end = 0] = this.edges.slice(this.start + place);
      const isEndInView = end > top && end <= top + height;
      return isEndInView && (start >= top || end - start > height);
    });
  }

  private layOut(): void {
    let edge = 0;
    this.edges = [0, ...this.ids.map(id => (edge += this.heights.get(id) ?? ROW_ESTIMATE))];
  }

  /** The row at a position; beyond either end, the nearest one. */
  private rowAt(place: number): number {
    let [low, high] = [0, Math.max(0, this.ids.length - 1)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.edges[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
