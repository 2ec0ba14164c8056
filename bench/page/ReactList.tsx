import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { BenchRow } from './BenchRow';
import type { Peer } from './Peer';
import { ReactPlace } from './ReactPlace';

export interface ListProps {
  readonly rows: readonly BenchRow[];
}

/**
 * Rows in React's state as its manual advises: another array for every change, the same object for a row that is as it
 * was.
 */
export class ReactList implements Pick<Peer, 'mount' | 'unmount' | 'append' | 'confirm' | 'prepend'> {
  private rows: readonly BenchRow[] = [];
  private show: (rows: readonly BenchRow[]) => void = () => undefined;
  private readonly place = new ReactPlace();

  constructor(private readonly List: ComponentType<ListProps>) {}

  mount(root: HTMLElement, rows: readonly BenchRow[]): void {
    this.rows = rows;
    this.place.show(root, <this.Shown />);
  }

  unmount(): void {
    this.place.clear();
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

  /** Within the task that brings them, as all of `ReactPlace`. */
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
