import type { Peer } from './Peer';

/** Fractions of the width at which long lists are probed. */
const COLUMNS = [0.5, 0.2, 0.8];
const STEP = 12;

/** Finds rows by what is on the screen, so that every list is judged by the same measure. */
export class RowsOnScreen {
  constructor(
    private readonly peer: Peer,
    private readonly root: HTMLElement,
  ) {}

  get view(): DOMRect {
    return (this.peer.scroller() ?? this.root).getBoundingClientRect();
  }

  /** Rows in view from top to bottom. */
  inView(): HTMLElement[] {
    const view = this.view;
    return this.peer.isWindowed ? this.lookedThrough(view) : this.probed(view);
  }

  numberOf(row: Element): number | undefined {
    const number = /#(-?\d+)/.exec(row.textContent ?? '')?.[1];
    return number === undefined ? undefined : Number(number);
  }

  find(number: number): HTMLElement | undefined {
    return this.inView().findLast(row => this.numberOf(row) === number);
  }

  /** Share of the view that no row covers, in [0, 1]. */
  blank(): number {
    const view = this.view;
    let covered = 0;
    let edge = view.top;
    for (const row of this.inView()) {
      const { top, bottom } = row.getBoundingClientRect();
      covered += Math.max(0, Math.min(bottom, view.bottom) - Math.max(top, edge));
      edge = Math.max(edge, bottom);
    }
    // Gaps between rows are no blank area.
    const share = 1 - covered / view.height;
    return share < 0.05 ? 0 : share;
  }

  private lookedThrough(view: DOMRect): HTMLElement[] {
    const rows = [...this.root.querySelectorAll<HTMLElement>(this.peer.row)].map(row => ({
      row,
      box: row.getBoundingClientRect(),
    }));
    const seen = rows.filter(
      ({ row, box }) =>
        box.bottom > view.top &&
        box.top < view.bottom &&
        row.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return seen.sort((a, b) => a.box.top - b.box.top).map(({ row }) => row);
  }

  private probed(view: DOMRect): HTMLElement[] {
    const rows = new Set<HTMLElement>();
    for (let y = view.top + 3; y < view.bottom; y += STEP) {
      for (const column of COLUMNS) {
        const row = document.elementFromPoint(view.left + view.width * column, y)?.closest<HTMLElement>(this.peer.row);
        if (row instanceof HTMLElement) rows.add(row);
        if (row instanceof HTMLElement) break;
      }
    }
    return [...rows];
  }
}
