import type { TimeId } from '@/domain/chat/messages/TimeId';
import { ROW_ESTIMATE } from '@/presentation/chat/timeline/rows/estimateRowHeight';
import { RowWindow, type WindowedRows } from '@/presentation/chat/timeline/scroll/RowWindow';
import { TimelineScroller, TOP_ROOM } from '@/presentation/chat/timeline/scroll/TimelineScroller';

/** Height of the view, in pixels. */
export const VIEW = 700;

/** A row as the browser lays it out; the list knows its height only once it was drawn. */
export interface LaidOutRow {
  readonly id: TimeId;
  readonly height: number;
}

/** The list on a simulated screen: does what a browser does to elements that are scrolled, resized and measured. */
export class RenderedTimeline implements WindowedRows {
  readonly window = new RowWindow(this);
  readonly view = new TimelineScroller(this.window);
  private readonly scroller = document.createElement('div');
  private readonly canvas = document.createElement('div');
  private readonly box = document.createElement('ul');
  private scrollTop = 0;
  private boxHeight = 0;
  private width = 800;

  /** `likely`: height that the list expects of a row it has not measured, in pixels. */
  constructor(
    private rows: readonly LaidOutRow[],
    private readonly likely = ROW_ESTIMATE,
  ) {
    Object.defineProperties(this.scroller, {
      clientHeight: { get: () => VIEW },
      clientWidth: { get: () => this.width },
      scrollTop: {
        get: () => this.clamped(),
        set: (top: number) => (this.scrollTop = Math.min(0, top)) && this.clamped(),
      },
    });
    Object.defineProperty(this.box, 'clientHeight', { get: () => this.drawnHeight });
    this.draw();
  }

  get size(): number {
    return this.rows.length;
  }

  idAt(index: number): TimeId | undefined {
    return this.rows[index]?.id;
  }

  indexFrom(timeId: TimeId): number {
    const index = this.rows.findIndex(({ id }) => id >= timeId);
    return index === -1 ? this.rows.length : index;
  }

  likelyHeightAt(): number {
    return this.likely;
  }

  get distance(): number {
    return -this.clamped();
  }

  /** True if the wheel cannot bring anything older into view. */
  get isAtTop(): boolean {
    return this.distance + VIEW >= this.canvasHeight - 1;
  }

  /** True if only the text above the oldest row is still out of view: another height may then move the view. */
  get isNearTop(): boolean {
    return this.distance + VIEW >= this.canvasHeight - TOP_ROOM;
  }

  /** The distance of the oldest row's upper edge above the view, in pixels; undefined if the row is not drawn. */
  get beyondTop(): number | undefined {
    return this.window.start > 0 ? undefined : Math.max(0, this.placeOf(0) + this.heightOf(0) - this.distance - VIEW);
  }

  /** Space above the oldest row that is drawn, within the view, in pixels. */
  get blankAbove(): number {
    return Math.max(0, this.distance + VIEW - this.placeOf(this.window.start) - this.heightOf(this.window.start));
  }

  /** Space beneath the newest row that is drawn, within the view, in pixels. */
  get blankBelow(): number {
    return Math.max(0, this.window.below - this.distance);
  }

  /** The row being read, and how far its lower edge is above that of the view, in pixels. */
  get read(): { readonly id: TimeId | undefined; readonly place: number } {
    for (let index = this.window.end - 1; index >= this.window.start; index -= 1) {
      const place = this.placeOf(index) - this.distance;
      if (place >= 0) return { id: this.idAt(index), place };
    }
    return { id: undefined, place: 0 };
  }

  /** The distance of a row's lower edge above that of the view, in pixels; undefined if it is not drawn. */
  offsetOf(id: TimeId): number | undefined {
    const place = this.window.drawnPlace(id);
    return place === -1 || this.idAt(this.indexFrom(id)) !== id
      ? undefined
      : this.placeOf(this.window.start + place) - this.distance;
  }

  /** The row that the lower edge of the view cuts. */
  get cutId(): TimeId | undefined {
    for (let index = this.window.start; index < this.window.end; index += 1) {
      const place = this.placeOf(index) - this.distance;
      if (place < 0 && place + this.heightOf(index) > 0) return this.idAt(index);
    }
    return undefined;
  }

  /** Turns the wheel; upwards is positive. Returns how far it scrolled. */
  scrollBy(pixels: number): number {
    const before = this.distance;
    this.scrollTop = -Math.max(0, before + pixels);
    const moved = this.distance - before;
    if (moved === 0) return 0;
    if (this.view.scrolled()) this.draw();
    else this.observe();
    return moved;
  }

  /** Lets the wheel rest. */
  rest(): void {
    if (this.view.rested()) this.draw();
  }

  /** Draws the list between the turn of the wheel and its scroll event. */
  renderDuringTurn(pixels: number): void {
    this.scrollTop = -Math.max(0, this.distance + pixels);
    this.draw();
    if (this.view.scrolled()) this.draw();
  }

  show(rows: readonly LaidOutRow[]): void {
    this.rows = rows;
    this.draw();
  }

  /** Goes to a row, as a search or a date does. */
  goTo(id: TimeId): void {
    this.view.toRow(id);
    this.draw();
  }

  /** Changes the width of the window; `rows`: the same rows with their new heights. */
  widen(width: number, rows: readonly LaidOutRow[]): void {
    this.width = width;
    this.rows = rows;
    this.boxHeight = this.drawnHeight;
    if (this.view.resized()) this.draw();
  }

  private draw(): void {
    this.view.prepare();
    this.box.replaceChildren(...this.rows.slice(this.window.start, this.window.end).map(({ id }) => this.laidOut(id)));
    this.view.attach({ scroller: this.scroller, canvas: this.canvas, box: this.box });
    if (this.view.settle()) this.draw();
    else this.observe();
  }

  /** Reports another height of the rendered rows, as the browser does. */
  private observe(): void {
    if (this.drawnHeight === this.boxHeight) return;
    this.boxHeight = this.drawnHeight;
    if (this.view.resized()) this.draw();
  }

  private get drawnHeight(): number {
    return this.rows.slice(this.window.start, this.window.end).reduce((sum, { height }) => sum + height, 0);
  }

  private get canvasHeight(): number {
    return Math.max(VIEW, Number.parseFloat(this.canvas.style.height || '0'));
  }

  private clamped(): number {
    this.scrollTop = Math.max(this.scrollTop, VIEW - this.canvasHeight);
    return this.scrollTop;
  }

  private heightOf(index: number): number {
    return this.rows[index]?.height ?? 0;
  }

  /** From the end of the canvas to the lower edge of a drawn row, in pixels. */
  private placeOf(index: number): number {
    let place = this.window.below;
    for (let at = this.window.end - 1; at > index; at -= 1) place += this.heightOf(at);
    return place;
  }

  private laidOut(id: TimeId): HTMLElement {
    const element = document.createElement('li');
    element.getBoundingClientRect = () => {
      const height = this.heightOf(this.indexFrom(id));
      return new DOMRect(0, VIEW - (this.offsetOf(id) ?? 0) - height, this.width, height);
    };
    return element;
  }
}
