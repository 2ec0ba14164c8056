import type { TimeId } from '@/domain/chat/messages/TimeId';
import { ROW_ESTIMATE } from '../rows/estimateRowHeight';

/** The rows of the window in order, oldest first. */
export interface WindowedRows {
  readonly size: number;
  idAt(index: number): TimeId | undefined;
  /** Index of the row, or of the first one after it. */
  indexFrom(timeId: TimeId): number;
  /** Height of a row that was never on the screen, in pixels: rather too little than too much. */
  likelyHeightAt(index: number): number;
}

/**
 * Decides which rows of a long list are rendered. Positions count from the newest row: `distance` is that of the view's
 * lower edge, in pixels. So older rows and wrong estimates cannot move the text being read. Only rendered rows have
 * known heights; the others count as one estimate.
 */
export class RowWindow {
  start = 0;
  end = 0;
  /** Pixels between the lower edge of the last row rendered and the end of the list. */
  below = 0;
  private heights = new Map<TimeId, number>();
  /** Sum over rows with known heights of height minus estimate. */
  private surplus = 0;
  private size = 0;
  private anchor: TimeId | undefined;
  /** After the anchor was removed, the rows above it have moved down by this, in pixels. */
  private anchorHeight = 0;
  /** By how much `below` differs from the heights assumed of what is beneath, in pixels. */
  private skew = 0;
  private newest: TimeId | undefined;

  constructor(private readonly rows: WindowedRows) {}

  get rowsCount(): number {
    return this.rows.size;
  }

  get total(): number {
    return Math.max(0, this.rows.size * ROW_ESTIMATE + this.surplus);
  }

  /**
   * The known height of all rows. If the oldest row is rendered, it ends at that row's upper edge. The part beneath the
   * view absorbs corrections, so that nothing on screen moves; `total` then differs from the height of the rows as
   * placed.
   */
  get extent(): number {
    const rendersOldest = this.start === 0 && this.size === this.rows.size;
    return rendersOldest ? this.top : Math.max(this.total, this.top);
  }

  /** The lowest row that is rendered. */
  get lowest(): TimeId | undefined {
    return this.rows.idAt(this.end - 1);
  }

  /** Index of the first row after this one. */
  indexAfter(timeId: TimeId): number {
    return this.rows.indexFrom(timeId + 1n);
  }

  heightAt(index: number): number {
    return this.knownAt(index) ?? ROW_ESTIMATE;
  }

  /** Stores a height; returns its difference from the assumed one. */
  measure(index: number, height: number): number {
    const timeId = this.rows.idAt(index);
    const change = height - this.heightAt(index);
    if (timeId === undefined || height === 0) return 0;
    this.heights.set(timeId, height);
    this.surplus += change;
    return change;
  }

  /** The width changed, so all heights are invalid. */
  forgetHeights(): void {
    this.heights = new Map();
    this.surplus = 0;
  }

  /**
   * Applies rows that were added, removed or moved. Returns by how many pixels the distance must grow so that nothing
   * on screen moves.
   */
  moveBy(distance: number): number {
    const { size } = this.rows;
    const { anchor } = this;
    const beneath = this.size - this.end;
    if (size < this.size) this.removeGone();
    this.size = size;
    if (distance <= AT_END || anchor === undefined) {
      this.end = size;
      this.below = 0;
      this.skew = 0;
      return 0;
    }
    const found = this.rows.indexFrom(anchor);
    const stays = this.rows.idAt(found) === anchor;
    this.end = Math.min(size, stays ? found + 1 : found);
    const shift = (size - this.end - beneath) * ROW_ESTIMATE;
    this.below += shift;
    return stays ? shift : shift - this.anchorHeight;
  }

  /** True once after the newest row has become another one. */
  consumeNewest(): boolean {
    const newest = this.rows.idAt(this.rows.size - 1);
    const isOther = newest !== this.newest;
    this.newest = newest;
    return isOther;
  }

  /**
   * Chooses the rows for a view; true when they are others than before. `inHaste`: no row above the view that is not
   * rendered already.
   */
  place(distance: number, height: number, overscan: number, inHaste = false): boolean {
    const { start, end } = this;
    const low = distance - overscan;
    const high = distance + height;
    while (this.end < this.rows.size && this.below > low) this.below -= this.heightAt(this.end++);
    while (this.end > 0 && this.below + this.heightAt(this.end - 1) <= low) this.below += this.heightAt(--this.end);
    let top = this.below;
    let first = this.end;
    while (first > 0 && top < high) top += this.likelyAt(--first);
    const needed = first;
    while (first > 0 && top < high + overscan) top += this.likelyAt(--first);
    const same = (inHaste || this.end === end) && this.start <= (inHaste ? needed : first) && first - this.start < KEPT;
    if (!same) this.start = inHaste ? needed : first;
    this.anchor = this.end === 0 ? undefined : this.lowest;
    this.anchorHeight = this.heightAt(this.end - 1);
    return this.start !== start || this.end !== end;
  }

  /** Rows beneath the view turned out higher: they move down instead of what is read moving up. */
  giveWay(grown: number): void {
    this.below -= grown;
    this.skew -= grown;
  }

  /**
   * Corrects the place near the newest row: nothing is beneath it, and everything beneath can be scrolled to. Returns
   * the height that was wrongly assumed there, in pixels.
   */
  settleEnd(): number {
    const rendersNewest = this.end === this.rows.size;
    if (!rendersNewest && this.below > NEAR_END) return 0;
    const wrong = rendersNewest ? this.below : this.skew;
    this.below -= wrong;
    this.skew = 0;
    return wrong;
  }

  /** Distance from the end of the list to the upper edge of what is rendered. */
  get top(): number {
    let top = this.below;
    for (let index = this.start; index < this.end; index += 1) top += this.heightAt(index);
    return top;
  }

  /** The place of a row, in pixels from the end of the list to its upper edge, using known heights where available. */
  placeOf(timeId: TimeId): { readonly top: number; readonly height: number } {
    const at = this.rows.indexFrom(timeId);
    let top = 0;
    for (let index = this.rows.size - 1; index >= at; index -= 1) top += this.heightAt(index);
    return { top, height: this.heightAt(at) };
  }

  /** Index of a row among the rendered ones; -1 if it is not rendered. */
  drawnPlace(timeId: TimeId): number {
    const at = this.rows.indexFrom(timeId);
    return at >= this.start && at < this.end ? at - this.start : -1;
  }

  /** True if it is older than all rendered rows. */
  isBeforeDrawn(timeId: TimeId): boolean {
    return this.rows.indexFrom(timeId) < this.start;
  }

  private knownAt(index: number): number | undefined {
    const timeId = this.rows.idAt(index);
    return timeId === undefined ? undefined : this.heights.get(timeId);
  }

  private likelyAt(index: number): number {
    return this.knownAt(index) ?? this.rows.likelyHeightAt(index);
  }

  private removeGone(): void {
    for (const [timeId, height] of this.heights) {
      if (this.rows.idAt(this.rows.indexFrom(timeId)) === timeId) continue;
      this.heights.delete(timeId);
      this.surplus -= height - ROW_ESTIMATE;
    }
  }
}

/** Within this distance of the newest row, in pixels, the view stays at the end. */
export const AT_END = 2;
/** The part beneath the view is corrected when no more than this is left of it, in pixels. */
const NEAR_END = 2_000;
/** Older rows already rendered stay while they are no more than this many. */
const KEPT = 6;
