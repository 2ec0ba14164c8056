import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { BenchRow } from '../page/BenchRow';
import type { Peer } from '../page/Peer';
import { FloorRows } from '../page/FloorRows';
import { RowInside } from '../page/RowInside';
import { startListBench } from '../page/startListBench';

/** Draws the rows that are visible, from templates, and nothing else: what any list has to pay for these rows. */
class Floor implements Peer {
  readonly row = '.chat-row';
  readonly isWindowed = true;
  private readonly rows = new FloorRows(row => renderToStaticMarkup(<RowInside row={row} />));
  private pane: HTMLElement | undefined;
  private list = document.createElement('ul');
  private visible = 0;

  scroller(): HTMLElement | null {
    return this.pane ?? null;
  }

  prepare(root: HTMLElement, rows: readonly BenchRow[]): void {
    this.visible = rows.length;
    this.mount(root, rows.slice(-60));
    const { top } = root.getBoundingClientRect();
    this.visible = [...this.list.children].filter(row => row.getBoundingClientRect().bottom > top).length;
    this.unmount();
  }

  mount(root: HTMLElement, rows: readonly BenchRow[]): void {
    this.pane = document.createElement('div');
    this.pane.className = 'bench-pane bench-floor';
    this.list = document.createElement('ul');
    for (const row of rows.slice(-this.visible)) this.list.append(this.rows.draw(row));
    this.pane.append(this.list);
    root.append(this.pane);
  }

  unmount(): void {
    this.pane?.remove();
  }

  append(rows: readonly BenchRow[]): void {
    if (rows.length < this.visible) this.list.append(...rows.map(row => this.rows.draw(row)));
    else this.list.replaceChildren(...rows.slice(-this.visible).map(row => this.rows.draw(row)));
  }

  confirm(row: BenchRow): void {
    if (this.list.lastElementChild !== null) this.rows.redraw(this.list.lastElementChild, row);
  }

  prepend(rows: readonly BenchRow[]): void {
    this.list.prepend(...rows.map(row => this.rows.draw(row)));
  }
}

void startListBench(new Floor());
