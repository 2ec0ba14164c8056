import type { BenchRow } from './BenchRow';

/** A list of messages that is measured. It shows the newest message when mounted and stays with it. */
export interface Peer {
  /** Selector of one row. */
  readonly row: string;
  /** Only few rows are in the document, so that they may be looked through one by one. */
  readonly isWindowed: boolean;
  scroller(): HTMLElement | null;
  /** Before anything is measured: makes of the rows what its own product would be handed. */
  prepare?(rows: readonly BenchRow[]): void;
  mount(root: HTMLElement, rows: readonly BenchRow[]): void;
  unmount(): void;
  append(rows: readonly BenchRow[]): void;
  /** The same message, looking otherwise. */
  confirm(row: BenchRow): void;
  prepend(rows: readonly BenchRow[]): void;
}
