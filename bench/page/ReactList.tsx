import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { BenchRow } from './BenchRow';
import type { Peer } from './Peer';

export interface ListProps {
  readonly rows: readonly BenchRow[];
}

/**
 * Rows in React's state as its manual advises: another array for every change, the same object for a row that is as it was. Drawn within
 * the task that brings them, as after a key press: what React puts off would be seen before the frame that paints it.
 */
export class ReactList implements Pick<Peer, 'mount' | 'unmount' | 'append' | 'confirm' | 'prepend'> {
  private rows: readonly BenchRow[] = [];
  private show: (rows: readonly BenchRow[]) => void = () => undefined;
  private root: Root | undefined;

  constructor(private readonly List: ComponentType<ListProps>) {}

  mount(root: HTMLElement, rows: readonly BenchRow[]): void {
    this.rows = rows;
    const made = (this.root = createRoot(root));
    flushSync(() => made.render(<this.Shown />));
  }

  unmount(): void {
    this.root?.unmount();
  }

  append(rows: readonly BenchRow[]): void {
    this.change([...this.rows, ...rows]);
  }

  confirm(row: BenchRow): void {
    const at = this.rows.findLastIndex(({ n }) => n === row.n);
    this.change(this.rows.with(at, row));
  }

  prepend(rows: readonly BenchRow[]): void {
    this.change([...rows, ...this.rows]);
  }

  private change(rows: readonly BenchRow[]): void {
    this.rows = rows;
    flushSync(() => this.show(rows));
  }

  private readonly Shown = () => {
    const [rows, show] = useState(this.rows);
    this.show = show;
    const { List } = this;
    return <List rows={rows} />;
  };
}
