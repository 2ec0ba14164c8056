import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { BenchRow } from '../page/BenchRow';
import type { Peer } from '../page/Peer';
import { FloorRows } from '../page/FloorRows';
import { RowInside } from '../page/RowInside';
import { startListBench } from '../page/startListBench';

/** In pixels, as the style sheet says. */
const VIEW_HEIGHT = 720;
/** More rows than that never fill it. */
const MOST = 12;

/** Draws the rows that are visible, from templates, and nothing else: what any list has to pay for these rows. */
class Floor implements Peer {
  readonly row = '.chat-row';
  readonly isWindowed = true;
  private readonly rows = new FloorRows(row => renderToStaticMarkup(<RowInside row={row} />));
  private pane: HTMLElement | undefined;
  private list = document.createElement('ul');

  scroller(): HTMLElement | null {
    return this.pane ?? null;
  }

  prepare(rows: readonly BenchRow[]): void {
    const pane = this.open(document.getElementById('root') ?? document.body);
    this.rows.learn(rows.slice(-MOST), this.list);
    pane.remove();
  }

  mount(root: HTMLElement, rows: readonly BenchRow[]): void {
    this.pane = this.open(root, this.rows.filling(VIEW_HEIGHT, rows));
  }

  unmount(): void {
    this.pane?.remove();
  }

  append(rows: readonly BenchRow[]): void {
    const shown = this.rows.filling(VIEW_HEIGHT, rows).map(row => this.rows.draw(row));
    if (shown.length === rows.length) this.list.append(...shown);
    else this.list.replaceChildren(...shown);
  }

  confirm(row: BenchRow): void {
    if (this.list.lastElementChild !== null) this.rows.redraw(this.list.lastElementChild, row);
  }

  prepend(rows: readonly BenchRow[]): void {
    this.list.prepend(...rows.map(row => this.rows.draw(row)));
  }

  private open(place: HTMLElement, rows: readonly BenchRow[] = []): HTMLElement {
    const pane = document.createElement('div');
    pane.className = 'bench-pane bench-floor';
    this.list = document.createElement('ul');
    for (const row of rows) this.list.append(this.rows.draw(row));
    pane.append(this.list);
    place.append(pane);
    return pane;
  }
}

void startListBench(new Floor());
