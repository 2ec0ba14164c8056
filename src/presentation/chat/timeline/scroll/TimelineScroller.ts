import type { TimeId } from '@/domain/chat/messages/TimeId';
import { AT_END, type RowWindow } from './RowWindow';

/** Rows rendered beyond either edge of the view, in pixels. */
const OVERSCAN = 400;
/** Height assumed until the view is on the screen, in pixels. */
const FIRST_VIEW = 720;
/** Space above the oldest row for the text shown there, in pixels. */
export const TOP_ROOM = 56;
/** Older messages are loaded when the view comes this close to the oldest loaded row, in pixels. */
const NEAR_TOP = 1_200;

/**
 * While the newest message is in view, a canvas of this height is always high enough, in pixels. Changing it costs a
 * layout.
 */
const AMPLE = 4_000;

/** Less than this of a row above the view is a matter of rounding, in pixels. */
const EDGE = 2;

export interface ScrollerElements {
  /** Scrolls; its zero is the newest row, and its `scrollTop` is zero or negative. */
  readonly scroller: HTMLElement;
  /** As high as all rows together. */
  readonly canvas: HTMLElement;
  /** Holds the rows that are rendered. */
  readonly box: HTMLElement;
}

/** Joins the window of rows to the elements on the screen. */
export class TimelineScroller {
  private parts: ScrollerElements | undefined;
  private width = 0;
  /** Height of the canvas and place of the box as they were last written, in pixels. */
  private written = { height: -1, below: -1 };
  /** Pixels by which the scroll position has yet to move. */
  private pendingShift = 0;
  /** Rows out of view wait until those in view are on screen. */
  private inHaste = false;
  /** Rows are rendered whose heights were not measured. */
  private unmeasured = false;
  /** It was not enough for the view, and more is rendered at once. */
  private wantsMore = false;
  /**
   * The view moved by more than its own height at once. Rows beyond its edges wait until it rests, since they may never
   * be seen.
   */
  leaps = false;
  /** The lowest row that was measured last: those beneath it were not on the screen. */
  private lowest: TimeId | undefined;
  /** The values read last, since reading them again costs a layout. */
  private seen = { distance: 0, height: FIRST_VIEW };

  constructor(private readonly window: RowWindow) {}

  attach(parts: ScrollerElements | undefined): void {
    this.parts = parts;
  }

  get atEnd(): boolean {
    return this.seen.distance <= AT_END;
  }

  /** The oldest loaded row is near the view. */
  get nearTop(): boolean {
    return this.seen.distance + this.seen.height + NEAR_TOP > this.window.extent;
  }

  /** Before rendering: applies added and removed rows. */
  prepare(): void {
    const { distance, height } = this.readView();
    this.pendingShift += this.window.moveBy(distance + this.pendingShift);
    this.inHaste = (this.window.consumeNewest() || (this.inHaste && this.wantsMore)) && this.atEnd;
    this.window.place(distance + this.pendingShift, height, this.overscan, this.inHaste);
  }

  /** While scrolling; true when other rows have to be rendered. */
  scrolled(): boolean {
    const before = this.seen.distance;
    const { distance, height } = this.readView();
    this.inHaste = false;
    this.leaps = Math.abs(distance - before) > height;
    if (this.unmeasured && !this.atEnd) return this.measure();
    if (this.parts !== undefined && !this.atEnd) this.stretch(this.parts);
    return this.window.place(distance, height, this.overscan);
  }

  /** The view has come to rest; returns true when more has to be rendered. */
  rested(): boolean {
    if (!this.leaps) return false;
    this.leaps = false;
    const { distance, height } = this.readView();
    return this.window.place(distance, height, this.overscan);
  }

  /**
   * Runs after rendering and puts the rows in their place. True when more has to be rendered. At the end the rows are
   * aligned to the newest one, so that their heights do not have to be known.
   */
  settle(): boolean {
    if (this.parts === undefined) return false;
    // After a leap nothing is rendered beyond the edges that could make up for a row lower than it was.
    if (!this.hangsFromEnd || this.leaps) return this.measure();
    this.unmeasured = true;
    this.stretch(this.parts);
    return false;
  }

  /** With a frame in which the view or what is rendered has another size. True when more has to be rendered. */
  resized(): boolean {
    const { parts } = this;
    if (parts === undefined) return false;
    const { height } = this.readView();
    const drawn = parts.box.clientHeight;
    const isWidthKnown = this.width === 0 || this.width === parts.scroller.clientWidth;
    const isEnough = drawn >= height && drawn + TOP_ROOM <= this.written.height;
    return this.hangsFromEnd && this.unmeasured && isWidthKnown && isEnough ? false : this.measure();
  }

  /** Measures what is rendered and keeps what is being read where it is. True when more has to be rendered. */
  measure(): boolean {
    const { parts, window } = this;
    if (parts === undefined) return false;
    const before = this.readView();
    const higher = this.measureRows(parts.box, before.distance + this.pendingShift);
    // Rows aligned to the newest one have their real height already, so measuring them moves nothing.
    const grown = this.unmeasured && this.pendingShift === 0 && window.end === window.rowsCount ? 0 : higher;
    this.unmeasured = false;
    this.noteWidth(parts);
    let moved = this.pendingShift;
    if (window.end < window.rowsCount) window.giveWay(grown);
    else moved += grown;
    moved -= window.settleEnd();
    this.pendingShift = 0;
    this.stretch(parts);
    // From where the view was: a canvas that became shorter may have moved it already.
    if (moved !== 0) parts.scroller.scrollTop = Math.min(0, -before.distance - moved);
    // At the end nothing but a move changes the place.
    const { distance, height } = moved === 0 && this.atEnd ? before : this.readView();
    return (this.wantsMore = window.place(distance, height, this.overscan, this.inHaste));
  }

  toEnd(): void {
    if (this.parts !== undefined) this.parts.scroller.scrollTop = 0;
  }

  /** Brings a row near the middle of the view, using known heights where available; it is rendered next. */
  toRow(timeId: TimeId): void {
    if (this.parts === undefined) return;
    this.stretch(this.parts, true);
    const { top, height } = this.window.placeOf(timeId);
    this.parts.scroller.scrollTop = -Math.max(0, top - height / 2 - this.readView().height / 2);
  }

  /** Puts a row that is rendered into the middle of the view. */
  showRow(timeId: TimeId): HTMLElement | undefined {
    const { parts } = this;
    const element = parts?.box.children[this.window.drawnPlace(timeId)];
    if (parts === undefined || !(element instanceof HTMLElement)) return undefined;
    const [view, row] = [parts.scroller.getBoundingClientRect(), element.getBoundingClientRect()];
    parts.scroller.scrollTop += row.top - view.top - Math.max(0, view.height - row.height) / 2;
    return element;
  }

  get element(): HTMLElement | undefined {
    return this.parts?.scroller;
  }

  /** The upper edge of this row is above that of the view. */
  isAbove(timeId: TimeId): boolean {
    const { parts, window } = this;
    const row = parts?.box.children[window.drawnPlace(timeId)];
    if (parts === undefined || row === undefined) return window.isBeforeDrawn(timeId);
    return row.getBoundingClientRect().top < parts.scroller.getBoundingClientRect().top - EDGE;
  }

  private get overscan(): number {
    return this.leaps ? 0 : OVERSCAN;
  }

  private get hangsFromEnd(): boolean {
    return this.atEnd && this.pendingShift === 0 && this.window.end === this.window.rowsCount;
  }

  private stretch({ canvas, box }: ScrollerElements, exactly = !this.atEnd): void {
    const { written } = this;
    const { below } = this.window;
    const height = this.canvasHeight(exactly);
    if (height !== written.height) canvas.style.height = `${height}px`;
    if (below !== written.below) box.style.bottom = `${below}px`;
    this.written = { height, below };
  }

  /**
   * Rendered rows that are not measured may be higher than assumed: for them the canvas may grow, but not shrink. While
   * older rows are not rendered, it reaches at least up to the view; otherwise the text being read would move.
   */
  private canvasHeight(exactly: boolean): number {
    const { height } = this.written;
    const seen = this.window.start > 0 ? this.seen.distance + this.seen.height : 0;
    const needed = Math.max(this.window.extent + TOP_ROOM, seen);
    if (exactly) return needed;
    if (height >= AMPLE) return height;
    return this.unmeasured ? Math.max(needed, height) : needed;
  }

  private readView(): { readonly distance: number; readonly height: number } {
    const { scrollTop = 0, clientHeight = 0 } = this.parts?.scroller ?? {};
    this.seen = { distance: Math.max(0, -scrollTop), height: clientHeight === 0 ? FIRST_VIEW : clientHeight };
    return this.seen;
  }

  /** At another width nothing is known but what is rendered, which was measured. */
  private noteWidth({ scroller, box }: ScrollerElements): void {
    if (this.width !== 0 && this.width !== scroller.clientWidth) {
      this.window.forgetHeights();
      this.measureRows(box, 0);
    }
    this.width = scroller.clientWidth;
  }

  /** Index of the first row rendered beneath those that were on screen, if they still exist. */
  private firstBeneath(): number {
    const { lowest, window } = this;
    return lowest === undefined || window.drawnPlace(lowest) === -1 ? window.end : window.indexAfter(lowest);
  }

  /**
   * Returns by how much rows beneath the view turned out higher than assumed, and rows that were just added there
   * beneath others.
   */
  private measureRows(box: HTMLElement, distance: number): number {
    const { window } = this;
    const firstNew = this.atEnd ? window.end : this.firstBeneath();
    let beneath = window.below;
    let grown = 0;
    for (let index = window.end - 1; index >= window.start; index -= 1) {
      const element = box.children[index - window.start];
      if (element === undefined) continue;
      const assumed = window.heightAt(index);
      const change = window.measure(index, element.getBoundingClientRect().height);
      if (beneath + assumed <= distance || index >= firstNew) grown += change;
      beneath += assumed;
    }
    this.lowest = window.lowest;
    return grown;
  }
}
